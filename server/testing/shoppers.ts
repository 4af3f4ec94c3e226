import { login, register, resetPay, verifyPay } from '@/contracts/account'
import { saveAddress } from '@/contracts/addresses'
import { opsRecharge } from '@/contracts/operators'
import { createOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { requestRecharge } from '@/contracts/wallet'
import { requestWithdrawal } from '@/contracts/withdrawals'
import { newKey, type TestBackend } from './backend'

export const PASSWORD = 'secret1'
export const PAY_CODE = '246810'

let count = 0

export interface TestShopper {
  id: number
  token: string
  email: string
  addressId: number
}

/** Registers a shopper, with an address, a payment password and a balance as requested. */
export async function newShopper(
  test: TestBackend,
  { balance = 0, hasPayCode = true }: { balance?: number; hasPayCode?: boolean } = {},
): Promise<TestShopper> {
  count += 1
  const email = `shopper${count}@example.com`
  const fields = { family_name: 'Test', given_name: `Shopper ${count}`, email, password: PASSWORD }
  const mobile = `+6680${String(count).padStart(7, '0')}`
  const ip = `198.51.${Math.floor(count / 250)}.${count % 250}`
  const registered = await test.ask(register, { ...fields, mobile }, { ip })
  const { id, token } = registered.data.userinfo
  if (hasPayCode) await test.ask(resetPay, { newpassword: PAY_CODE }, { token })
  if (balance > 0) await topUp(test, token, balance)
  const address = await test.ask(saveAddress, ADDRESS, { token })
  return { id, token, email, addressId: address.data.id }
}

export const ADDRESS = {
  addressee: 'Ann Example',
  phone: '+66 80 000 0000',
  area: 'Bangkok',
  detail: '1 River Road',
  tag: 'Home',
}

async function topUp(test: TestBackend, token: string, amount: number): Promise<void> {
  const asked = await askTopUp(test, { token }, amount)
  await test.ask(opsRecharge, { id: asked.data.id, action: 'pass' })
}

type Signed = Pick<TestShopper, 'token'>

/** Requests a top-up by card, in cents, that waits for an operator; the response may be a refusal. */
export function askTopUp(test: TestBackend, { token }: Signed, amount: number) {
  const input = { method: 'card', amount, card: { token: 'card-token-of-a-test' } }
  return test.ask(requestRecharge, input, { token, key: newKey() })
}

/** Where withdrawals of tests are paid out; the number is a test number of a card network. */
export const BANK_CARD = {
  bank_name: 'River Bank',
  bank_card_no: '4242424242424242',
  holder: 'Ann Example',
}

/** Requests a withdrawal, in cents, with the payment password; the response may be a refusal. */
export async function askWithdrawal(
  test: TestBackend,
  { token }: Signed,
  amount: number,
  card = BANK_CARD,
) {
  const verify = { action: 'extract', password: PAY_CODE, amount }
  const { ticket } = (await test.ask(verifyPay, verify, { token })).data
  const input = { type: 'bank_card', amount, ticket, ...card }
  return test.ask(requestWithdrawal, input, { token, key: newKey() })
}

export interface Basket {
  sku_id: number
  quantity: number
}

/** Orders at the quoted price; the response may be a refusal. */
export async function order(
  test: TestBackend,
  shopper: TestShopper,
  items: Basket[],
  key = newKey(),
) {
  const quoted = await test.ask(quoteOrder, { items }, { token: shopper.token })
  const body = { items, address_id: shopper.addressId, expected_total: quoted.data.total }
  return test.ask(createOrder, body, { token: shopper.token, key })
}

export async function ticketFor(
  test: TestBackend,
  token: string,
  orderIds: number[],
  password = PAY_CODE,
) {
  return test.ask(verifyPay, { action: 'pay', password, order_ids: orderIds }, { token })
}

export async function signIn(
  test: TestBackend,
  email: string,
  password = PASSWORD,
  ip = '192.0.2.9',
) {
  return test.ask(login, { account: email, password }, { ip })
}

/** A paid order of this shopper that waits for shipment; charges the balance. */
export async function paidOrder(
  test: TestBackend,
  shopper: TestShopper,
  items: Basket[] = [{ sku_id: 31, quantity: 1 }],
): Promise<number> {
  const created = await order(test, shopper, items)
  const ids = created.data.orders.map(({ id }) => id)
  const { data } = await ticketFor(test, shopper.token, ids)
  const body = { order_ids: ids, ticket: data.ticket }
  const paid = await test.ask(payOrders, body, { token: shopper.token, key: newKey() })
  if (paid.code !== 1) throw new Error(`The order was not paid: ${paid.msg}`)
  return ids[0]!
}
