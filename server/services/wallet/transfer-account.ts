import type { TransferAccount } from '@/contracts/schemas/wallet'
import type { Visit } from '@/server/http/context'

export function find({ config }: Visit): TransferAccount | null {
  const account = config.transferAccount
  if (!account) return null
  const { bankName, holder, accountNo, swift } = account
  return { bank_name: bankName, holder, account_no: accountNo, swift }
}
