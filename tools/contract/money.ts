import { randomUUID } from 'node:crypto'
import { getUserInfo, verifyPay } from '@/contracts/account'
import { getBalanceHistory, getBill } from '@/contracts/bill'
import { opsChanges, opsExtract, opsQueue, opsRecharge } from '@/contracts/operators'
import { getCardTerms, listNetworks, listRecharges, requestRecharge } from '@/contracts/wallet'
import {
  cancelWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  removeBankCard,
  requestWithdrawal,
} from '@/contracts/withdrawals'
import { PAY_CODE } from './account'
import { picture } from './picture'
import type { Probe } from './probe'

const CARD = { bank_name: 'Bank', bank_card_no: '4242424242424242', holder: 'Contract Test' }

/** Asks for money by bank transfer, and has an operator pass it. */
export async function topUp(probe: Probe, token: string, amount: number): Promise<void> {
  const who = { token }
  await probe.ask(listNetworks, {}, who)
  const evidence = [await picture(probe, token, 'evidence')]
  const body = { method: 'manual', amount, evidence } as const
  await probe.refused(requestRecharge, 'without a key', body, { code: 422, who })
  const key = randomUUID()
  const asked = await probe.ask(requestRecharge, body, { token, key })
  const again = await probe.ask(requestRecharge, body, { token, key })
  probe.expect(requestRecharge, 'the same key again', again.id === asked.id, 'asks twice')
  await probe.ask(listRecharges, {}, who)
  await probe.ask(getCardTerms, {}, who)
  if (!probe.opsToken) return
  const operator = { isOperator: true }
  const before = await probe.ask(getUserInfo, {}, who)
  await probe.ask(opsQueue, {}, operator)
  await probe.ask(opsChanges, {}, operator)
  await probe.ask(opsRecharge, { id: asked.id, action: 'pass' }, operator)
  const twice = { id: asked.id, action: 'pass' }
  await probe.refused(opsRecharge, 'for the second time', twice, { code: 409, who: operator })
  const after = await probe.ask(getUserInfo, {}, who)
  const isRight = after.balance === before.balance + amount
  probe.expect(getUserInfo, 'data.balance', isRight, 'does not have what was passed')
}

/** One withdrawal is taken back, one paid out; with a balance alone. */
export async function withdraw(probe: Probe, token: string): Promise<void> {
  const who = { token }
  const terms = await probe.ask(getWithdrawalTerms, {}, who)
  const amount = terms.min_amount
  const body = { type: 'bank_card', amount, ...CARD } as const
  const asking = async () => {
    const asked = { action: 'extract', amount, password: PAY_CODE } as const
    const { ticket } = await probe.ask(verifyPay, asked, who)
    return probe.ask(requestWithdrawal, { ...body, ticket }, { token, key: randomUUID() })
  }
  const first = await asking()
  const isMasked = !first.bank_card_no.includes(CARD.bank_card_no)
  probe.expect(requestWithdrawal, 'data.bank_card_no', isMasked, 'is the whole number')
  const held = await probe.ask(getUserInfo, {}, who)
  probe.expect(getUserInfo, 'data.frozen', held.frozen === amount, 'is not what was withdrawn')
  const taken = await probe.ask(cancelWithdrawal, { id: first.id }, who)
  probe.expect(cancelWithdrawal, 'data.cancelled', taken.cancelled, 'is false')
  const second = await asking()
  await probe.ask(listWithdrawals, {}, who)
  if (probe.opsToken) {
    const operator = { isOperator: true }
    const refused = { id: second.id, action: 'refuse' }
    await probe.refused(opsExtract, 'refused without a reason', refused, {
      code: 422,
      who: operator,
    })
    await probe.ask(opsExtract, { id: second.id, action: 'pass' }, operator)
  }
  const { cards } = await probe.ask(getWithdrawalTerms, { amount }, who)
  if (cards[0]) await probe.ask(removeBankCard, { id: cards[0].id }, who)
}

/** The statement adds up to the balance. */
export async function readBill(probe: Probe, token: string): Promise<void> {
  const who = { token }
  const bill = await probe.ask(getBill, { limit: 50 }, who)
  const user = await probe.ask(getUserInfo, {}, who)
  const isRight = bill.in - bill.out === user.balance
  probe.expect(getBill, 'data.in, data.out', isRight, 'do not add up to the balance')
  await probe.ask(getBalanceHistory, {}, who)
}
