import { verifyPay } from '@/contracts/account'
import { saveAddress } from '@/contracts/addresses'
import { addToCart } from '@/contracts/cart'
import { listNotices } from '@/contracts/notices'
import { createOrder, getOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { setFavourite } from '@/contracts/products'
import { requestRefund } from '@/contracts/refunds'
import { listSessions } from '@/contracts/sessions'
import { followShop } from '@/contracts/shops'
import { beginUpload } from '@/contracts/uploads'
import { requestRecharge } from '@/contracts/wallet'
import { getWithdrawalTerms, requestWithdrawal } from '@/contracts/withdrawals'
import { newKey, type TestBackend } from '@/server/testing/backend'
import { jpeg, upload } from '@/server/testing/pictures'
import { CANARIES, CARD_NUMBER, done, PAY_CODE } from './canaries'
import type { RecordsByName } from './samples'

const TEA = { sku: 31, product: 3 }
const ITEMS = [{ sku_id: TEA.sku, quantity: 1 }]

/** One record of every kind that a shopper can have. */
export async function createRecords(
  test: TestBackend,
  token: string,
): Promise<{ aRecords: RecordsByName; aPictures: string[] }> {
  const { addressee, area, detail, phone } = CANARIES
  const place = { addressee, area, detail, phone, tag: 'Home' }
  const address = await done(test.ask(saveAddress, place, { token }))
  await done(test.ask(addToCart, { items: ITEMS }, { token }))
  await done(test.ask(setFavourite, { product_id: TEA.product, on: true }, { token }))
  await done(test.ask(followShop, { shop_id: 1, on: true }, { token }))
  const orders = [await buy(test, token, address.id), await buy(test, token, address.id)]
  const [paid = 0] = orders
  await pay(test, token, paid)
  const { items, total } = await done(test.ask(getOrder, { id: paid }, { token }))
  const itemIds = items.map(({ id }) => id)
  const refund = await askBack(test, token, { id: paid, itemIds, amount: total })
  const wallet = await fillWallet(test, token)
  const parts = await done(test.ask(beginUpload, { purpose: 'refund', size: 100 }, { token }))
  const picture = (await upload(test, token, 'refund', await jpeg(40, 40))).data
  const notices = await done(test.ask(listNotices, {}, { token }))
  const sessions = await done(test.ask(listSessions, {}, { token }))
  const noticeIds = notices.list.map(({ id }) => id)
  const own = [address.id, ...orders, refund.id, ...wallet.ids, picture.id, parts.id]
  const pictures = [picture.id]
  const aRecords: RecordsByName = {
    id: [...own, ...sessions.map(({ id }) => id), ...noticeIds],
    ids: noticeIds,
    order_id: orders,
    order_ids: orders.toReversed(),
    item_id: itemIds,
    address_id: [address.id],
    card_id: wallet.cardIds,
    evidence: pictures,
    pictures,
    avatar: pictures,
    sku_id: [TEA.sku, 21],
    product_id: [TEA.product],
    shop_id: [1],
  }
  return { aRecords, aPictures: [...refund.evidence, picture.url] }
}

async function buy(test: TestBackend, token: string, addressId: number): Promise<number> {
  const quote = await done(test.ask(quoteOrder, { items: ITEMS }, { token }))
  const input = {
    items: ITEMS,
    address_id: addressId,
    expected_total: quote.total,
    remarks: { [quote.groups[0]!.shop.id]: CANARIES.remark },
  }
  const made = await done(test.ask(createOrder, input, { token, key: newKey() }))
  return made.orders[0]!.id
}

async function pay(test: TestBackend, token: string, id: number): Promise<void> {
  const asked = { action: 'pay', password: PAY_CODE, order_ids: [id] }
  const { ticket } = await done(test.ask(verifyPay, asked, { token }))
  await done(test.ask(payOrders, { order_ids: [id], ticket }, { token, key: newKey() }))
}

async function askBack(
  test: TestBackend,
  token: string,
  { id, itemIds, amount }: { id: number; itemIds: number[]; amount: number },
) {
  const picture = await upload(test, token, 'refund', await jpeg(40, 40))
  const input = {
    order_id: id,
    item_ids: itemIds,
    type: 1,
    product_status: 0,
    amount,
    reason: 'changedMind',
    explanation: CANARIES.explanation,
    evidence: [picture.data.id],
  }
  return done(test.ask(requestRefund, input, { token, key: newKey() }))
}

/** A pending withdrawal, a pending top-up, and a saved payee. */
async function fillWallet(test: TestBackend, token: string) {
  const amount = 2000
  const asked = { action: 'extract', password: PAY_CODE, amount }
  const { ticket } = await done(test.ask(verifyPay, asked, { token }))
  const { bank, holder } = CANARIES
  const payee = { bank_name: bank, bank_card_no: CARD_NUMBER, holder }
  const input = { type: 'bank_card', amount, ticket, ...payee }
  const withdrawal = await done(test.ask(requestWithdrawal, input, { token, key: newKey() }))
  const card = { token: `tok_${newKey()}` }
  const topUp = await done(
    test.ask(requestRecharge, { method: 'card', amount, card }, { token, key: newKey() }),
  )
  const terms = await done(test.ask(getWithdrawalTerms, {}, { token }))
  const cardIds = terms.cards.map(({ id }) => id)
  return { cardIds, ids: [withdrawal.id, topUp.id, ...cardIds] }
}
