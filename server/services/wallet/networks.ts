import type { BlockchainNetwork } from '@/contracts/wallet'
import type { Transaction } from '@/server/db/connection'
import { isSupportedNetwork } from '@/server/domain/networks'
import type { Visit } from '@/server/http/context'
import * as networks from '@/server/repositories/networks'

export async function list({ db }: Visit): Promise<BlockchainNetwork[]> {
  const rows = await networks.listOpen(db)
  return rows
    .filter(({ network }) => isSupportedNetwork(network))
    .map(({ network, coin, address, minAmount, confirmations }) => ({
      network,
      coin,
      address,
      min_amount: minAmount,
      confirmations,
    }))
}

/** The network a deposit may come by; undefined when it is closed, unknown or not supported. */
export async function find(tx: Transaction, network: string) {
  return isSupportedNetwork(network) ? networks.findOpen(tx, network) : undefined
}
