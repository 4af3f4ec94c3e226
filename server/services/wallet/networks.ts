import type { BlockchainNetwork } from '@/contracts/schemas/wallet'
import type { Transaction } from '@/server/db/connection'
import type { Visit } from '@/server/http/context'
import * as networks from '@/server/repositories/networks'

export async function list({ db }: Visit): Promise<BlockchainNetwork[]> {
  const rows = await networks.listOpen(db)
  return rows.filter(isSupported).map(({ network, coin, address, minAmount, confirmations }) => ({
    network,
    coin,
    address,
    min_amount: minAmount,
    confirmations,
  }))
}

/** The network of a deposit; undefined when it is closed, unknown or unsupported. */
export async function find(tx: Transaction, network: string) {
  const found = await networks.findOpen(tx, network)
  return found && isSupported(found) ? found : undefined
}

/** Characters without a width; they would hide a name from the pattern but not from the reader. */
const INVISIBLE = /\p{Cf}/gu
const NEVER = /(^|[^a-z])(dex|bsc|heco|bep-?20|bep-?2|hrc-?20|binance smart chain)($|[^a-z])/i

/** DEX, BSC and HECO are never supported (specification section 5), even if the table contains them. */
export const isSupportedNetwork = (name: string) =>
  !NEVER.test(name.normalize('NFKC').replace(INVISIBLE, ''))

const isSupported = ({ network, coin }: { network: string; coin: string }) =>
  isSupportedNetwork(network) && isSupportedNetwork(coin)
