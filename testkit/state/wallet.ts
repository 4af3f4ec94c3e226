import { randomUUID } from 'node:crypto'
import { verifyPay } from '@/contracts/account'
import { listNetworks, listRecharges, requestRecharge } from '@/contracts/wallet'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { cancelWithdrawal, listWithdrawals, requestWithdrawal } from '@/contracts/withdrawals'
import { call } from '@/testkit/calls/call'
import type { Operator } from './operator'
import { payPasswordOf } from './orders'
import type { TopUp, Withdrawal } from './records'
import type { Shopper } from './shopper'

export interface TopUpOptions {
  /** `passed` by default. `waitsForCode`: the bank of the card asks for its code, 123456. */
  status?: 'auditing' | 'passed' | 'refused' | 'waitsForCode'
  /** In cents; 100.00 by default. */
  amount?: number
  /** `card` by default. */
  method?: TopUp['method']
  /** What the operator answers, for `refused`. */
  refuseReason?: string
}

export interface BankCard {
  bank_name: string
  /** 12 to 19 digits. */
  bank_card_no: string
  holder: string
}

export interface WithdrawalOptions {
  /** `auditing` by default. `cancelled`: by the shopper. */
  status?: 'auditing' | 'passed' | 'refused' | 'cancelled'
  /** In cents; 20.00 by default. */
  amount?: number
  card?: BankCard
  refuseReason?: string
}

export const BANK_CARD: BankCard = {
  bank_name: 'Bangkok Bank',
  bank_card_no: '4242424242424242',
  holder: 'Mali Srisai',
}

const REFUSAL = 'Refused by a test'

/** Requests a top-up as the shopper, and audits it as the operator. Only `passed` credits the balance. */
export async function topUp(
  shopper: Shopper,
  operator: Operator,
  { status = 'passed', amount = 10_000, method = 'card', refuseReason = REFUSAL }: TopUpOptions,
): Promise<TopUp> {
  const asksCode = status === 'waitsForCode'
  if (asksCode && method !== 'card') throw new Error('Only a top-up by card can wait for a code')
  const { id } = await requestTopUp(shopper, amount, method, asksCode)
  if (status === 'passed') await operator.auditTopUp(id)
  if (status === 'refused') await operator.auditTopUp(id, { refuse: refuseReason })
  const { list } = await call(shopper, listRecharges, { id })
  const wanted = asksCode ? AUDIT_STATUS.auditing : AUDIT_STATUS[status]
  const [found] = list
  if (found?.status === wanted && found.waits_for_code === asksCode) return found
  throw new Error(`Top-up ${id} has status ${found?.status} instead of ${wanted} (${status})`)
}

async function requestTopUp(
  shopper: Shopper,
  amount: number,
  method: TopUp['method'],
  asksCode: boolean,
): Promise<TopUp> {
  if (method === 'card') {
    // The sandbox of cards: the token tells what the bank answers.
    const token = `sandbox-${asksCode ? 'confirm' : 'approve'}-${randomUUID()}`
    return call(shopper, requestRecharge, { method, amount, card: { token } })
  }
  const evidence = [await shopper.upload('evidence')]
  if (method === 'manual') return call(shopper, requestRecharge, { method, amount, evidence })
  const [network] = await call(shopper, listNetworks)
  if (!network) throw new Error('The server offers no network for deposits on chain')
  const txid = randomUUID()
  return call(shopper, requestRecharge, {
    method,
    amount,
    evidence,
    txid,
    network: network.network,
    address: network.address,
  })
}

/** Requests a withdrawal as the shopper, and audits it as the operator. */
export async function withdraw(
  shopper: Shopper,
  operator: Operator,
  {
    status = 'auditing',
    amount = 2000,
    card = BANK_CARD,
    refuseReason = REFUSAL,
  }: WithdrawalOptions,
): Promise<Withdrawal> {
  const password = payPasswordOf(shopper)
  const target = { amount, ...card }
  const { ticket } = await call(shopper, verifyPay, { action: 'extract', password, ...target })
  const { id } = await call(shopper, requestWithdrawal, { type: 'bank_card', ...target, ticket })
  if (status === 'passed') await operator.auditWithdrawal(id)
  if (status === 'refused') await operator.auditWithdrawal(id, { refuse: refuseReason })
  if (status === 'cancelled') await call(shopper, cancelWithdrawal, { id })
  const { list } = await call(shopper, listWithdrawals, { id })
  const wanted = AUDIT_STATUS[status === 'cancelled' ? 'refused' : status]
  const [found] = list
  if (found?.status === wanted && found.cancelled === (status === 'cancelled')) return found
  throw new Error(`Withdrawal ${id} has status ${found?.status} instead of ${wanted} (${status})`)
}
