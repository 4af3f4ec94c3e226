import type { z } from 'zod'
import { OrderStatus, QueryOrderStatus } from '@/contracts/schemas/orders'
import { ProductStatus, RefundStatus, RefundType } from '@/contracts/schemas/refunds'
import { AuditStatus, QueryAuditStatus } from '@/contracts/schemas/wallet'

// Not in contracts/schemas, because forms load those in browsers.

const ORDER =
  '0 unpaid, 1 paid and to ship, 2 shipped, 3 received, 4 completed, −1 cancelled, −2 refund requested before everything was shipped, −3 refunded, −4 refund requested afterwards'
const REFUND = '0 requested, 1 agreed, 2 settled (the money is credited), 3 refused, 4 withdrawn'
const AUDIT = '0 waiting for the audit, 1 passed, 2 refused'
const GOODS = '0 goods not received, 1 goods received'

/** Types with the same meaning wherever they occur. */
export const MEANINGS: [z.ZodType, string][] = [
  [OrderStatus, ORDER],
  [QueryOrderStatus, ORDER],
  [RefundStatus, REFUND],
  [RefundType, '1 money only, 2 with return of the goods'],
  [ProductStatus, GOODS],
  [AuditStatus, AUDIT],
  [QueryAuditStatus, AUDIT],
]

/** By the name of the field, or by `<operation or component>.<field>` where a name has several meanings. */
const FIELDS: Record<string, string> = {
  account: 'An e-mail address or a mobile number',
  actual_arrival: 'What the bank card receives: the amount less the service charge, in cents',
  captcha: 'The code from the mail or text message',
  choices:
    'For each answer to “Have you received the goods?”, the types of refund that are possible; empty when the status of the order allows none',
  counts: 'Orders by status; the keys are the statuses',
  cursor: '`next_cursor` of the previous answer; without it, the first page',
  format: '`csv` answers a file instead of the envelope',
  from_cart: 'Removes the items from the cart; false for “Buy now”',
  group: '`payment`: one row per payment, so that orders that were paid together are one row',
  most: 'The refundable rest of the item, in cents',
  next_cursor: 'For the parameter `cursor` of the next page; null on the last one',
  order_ids: 'Ids of orders, all paid with one ticket',
  refund_status: `The latest refund request of the item: ${REFUND}; null without one`,
  ticket: 'From `POST /api/user/verify_pay`; valid for two minutes and once',
  'confirmRecharge.code':
    'The code of the bank of the card, which is `123456` with the provider `sandbox`',
  'createOrder.expected_total':
    'The total of the quote, in cents. If the total differs now, nothing is created: the error is `TOTAL_CHANGED`',
  'requestWithdrawal.expected_charge':
    'The service charge that the shopper has seen, in cents. If it differs now, nothing is withdrawn: the error is `CHARGE_CHANGED`',
  'changeAdminSkus.expected_price':
    'The price that the caller has read, in cents. If it differs now, nothing is changed: the error is `CHANGED_MEANWHILE` and names the `sku_id`',
  'changeAdminSkus.expected_supply':
    '`stock` + `taken` of the SKU that the caller has read; orders do not change the sum. If it differs now, nothing is changed: the error is `CHANGED_MEANWHILE` and names the `sku_id`',
  'decideAdminRefund.expected_status': `The status that the caller has read: ${REFUND}. If it differs now, nothing is decided`,
  'settleAdminWithdrawal.expected_step':
    'What `pass` means to the caller: `approve` is the first of two approvals, `pay` pays out. If it would do the other, nothing is changed: the error is `CHANGED_MEANWHILE`',
  'createOrder.remarks': 'A remark for each shop; the keys are ids of shops',
  'addAdminWebhook.url': 'Begins with `https://`, has no password, and leads to a public address',
  'updateAdminWebhook.url':
    'Begins with `https://`, has no password, and leads to a public address',
  'addTestFault.status': 'The HTTP status of the answer',
  'opsExtract.status': AUDIT,
  'opsRecharge.status': AUDIT,
  'Address.area': 'The whole area on one line, the largest unit first',
  'Address.province': 'A code of `GET /api/area/list`',
  'listAreas.province': 'A code of `GET /api/area/list?country=…`; then the list has its cities',
  'runTestJob.name': 'A name from `GET /api/test/jobs`',
  'saveAddress.area':
    'Always required. With `country`, the names of `country`, `province` and `city` are stored instead of it. An error at one of these names `area` too',
  'saveAddress.country': 'ISO 3166-1 alpha-2, such as TH',
  'saveAddress.province':
    'A code of `GET /api/area/list?country=…`. Required with `country`, unless that country has no provinces',
  'saveAddress.city':
    'Required with `country`: a code of `GET /api/area/list?country=…&province=…`, or the name of a city that is not in that list',
  'Refund.evidence': 'Paths of pictures that only the shopper and operators can open',
  'Refund.reason': 'In the language of the request',
  'Refund.sn': 'The number of the order',
  'requestRefund.evidence':
    'Ids of 1 to 6 pictures from `POST /api/common/upload` with the purpose `refund`',
  'requestRefund.amount':
    'In cents, at most the sum of `most` of the items. When every refundable item is selected, `freight` is added to this sum, and an amount from the sum of `most` up to less than both together is refused',
  'requestRefund.reason': 'A `key` of `GET /api/order/refund_reasons`, or a text of your own',
  'Recharge.evidence': 'Paths of pictures that only the shopper and operators can open',
  'requestRecharge.method':
    '`chain` needs `network`, `address` and `evidence`; `manual` needs `evidence`; `card` needs `card` if `GET /api/user/card_terms` answers the provider `sandbox`',
  'requestRecharge.address':
    'The current address of the network, from `GET /api/user/getBlockchain`',
  'requestRecharge.card':
    'Required with the provider `sandbox`, ignored with `stripe`, which takes the card on a page of its own (`card_page`)',
  'requestRecharge.token':
    'Sandbox: 8 to 200 visible ASCII characters. `sandbox-refuse-…` and `sandbox-funds-…` are refused, `sandbox-confirm-…` waits for the code, others are accepted for the audit',
  'requestRecharge.evidence':
    'Ids of 1 to 6 pictures from `POST /api/common/upload` with the purpose `evidence`',
  'requestWithdrawal.card_id':
    'A saved card; without it, `bank_name`, `bank_card_no` and `holder` of a new one are required',
}

/** The description of a field of an operation or of a component. */
export const descriptionOf = (owner: string, field: string): string | undefined =>
  FIELDS[`${owner}.${field}`] ?? FIELDS[field]
