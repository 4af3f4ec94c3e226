/** The records that the kit returns, as the calls of Sampan return them. Money is in whole cents, times are ISO 8601. */

export type OrderStatusCode = 0 | 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4

export interface OrderItem {
  id: number
  product_id: number
  sku_id: number
  name: string
  /** The chosen value of each option. */
  values: string[]
  price: number
  quantity: number
  refund_status: number | null
  reviewed: boolean
  /** The buyer may review it now. Only in orders. */
  reviewable?: boolean
}

export interface Address {
  id: number
  addressee: string
  /** E.164. */
  phone: string
  /** The whole area on one line. */
  area: string
  /** ISO 3166-1 alpha-2; the others are missing without it. */
  country?: string | null | undefined
  province?: string | null | undefined
  city?: string | null | undefined
  postal_code?: string | null | undefined
  detail: string
  tag: string
  is_default: boolean
}

export interface Parcel {
  carrier: string
  tracking_no: string
  /** Latest first. */
  events: { at: string; text: string; place: string }[]
}

export interface NumberedParcel extends Parcel {
  number: number
  items: { item_id: number; quantity: number }[]
  shipped_at: string
  delivered_at: string | null
}

export interface Order {
  id: number
  order_no: string
  /** 0 unpaid, 1 paid, 2 shipped, 3 received, 4 completed, -1 cancelled, -2 and -4 refund asked, -3 refunded. */
  status: OrderStatusCode
  shop: { id: number; name: string }
  items: OrderItem[]
  quantity: number
  subtotal: number
  freight: number
  discount: number
  /** Null without tax; a part of `total` besides the other amounts unless it is included in them. */
  tax?: { amount: number; basis_points: number; included: boolean } | null | undefined
  total: number
  promo_code: string | null
  remark: string
  address: Address
  created_at: string
  /** Unpaid orders that must be paid together with this one. */
  pay_with?: number[] | undefined
  pay_before: string | null
  paid_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  received_at: string | null
  completed_at: string | null
  /** The expected days, while a parcel is on its way. */
  arrival?: { earliest: string; latest: string } | null | undefined
  /** The latest parcel. */
  logistics: Parcel | null
  /** Every parcel, by number from 1. */
  parcels?: NumberedParcel[] | undefined
  /** What the shopper may do now. */
  actions: ('pay' | 'cancel' | 'confirm' | 'refund' | 'review')[]
}

export interface Refund {
  id: number
  order_id: number
  /** The order number. */
  sn: string
  items: OrderItem[]
  /** 1 money only, 2 with return. */
  type: 1 | 2
  /** 0 the goods had not arrived, 1 they had. */
  product_status: 0 | 1
  amount: number
  reason: string
  explanation: string
  /** Addresses of pictures that only the shopper and operators can open. */
  evidence: string[]
  /** 0 asked, 1 agreed, 2 settled, 3 refused, 4 withdrawn. */
  status: 0 | 1 | 2 | 3 | 4
  refuse_reason: string | null
  /** Null unless the goods can be sent back now and the shop has stated it. */
  return_address: string | null
  carrier: string | null
  tracking_no: string | null
  created_at: string
  agreed_at: string | null
  /** When the goods were sent back. */
  sent_at: string | null
  settled_at: string | null
  /** When it was refused or withdrawn. */
  ended_at: string | null
  /** What the shopper may do now. */
  actions: string[]
}

export interface TopUp {
  id: number
  method: 'chain' | 'card' | 'manual'
  amount: number
  /** 0 auditing, 1 passed, 2 refused. */
  status: 0 | 1 | 2
  refuse_reason: string | null
  /** The bank of the card requires a code. */
  waits_for_code: boolean
  created_at: string
  settled_at: string | null
}

export interface Withdrawal {
  id: number
  amount: number
  service_charge: number
  actual_arrival: number
  bank_name: string
  /** Masked. */
  bank_card_no: string
  /** 0 auditing, 1 passed, 2 refused or cancelled. */
  status: 0 | 1 | 2
  refuse_reason: string | null
  cancelled: boolean
  created_at: string
  settled_at: string | null
  actions: 'cancel'[]
}

/** The signed-in shopper, with the money in cents. */
export interface Account {
  id: number
  family_name: string
  given_name: string
  email: string
  mobile: string
  balance: number
  frozen: number
  has_pay_password: boolean
  /** The code of the account's language: en, zh-CN, ri, han or tai. */
  language: { file_name: string }
  /** Unread notifications. */
  unread: number
}

export interface Notification {
  id: number
  kind: string
  title: string
  body: string
  link: string | null
  read: boolean
  created_at: string
}

export interface Review {
  id: number
  product_id: number
  author: string
  product_rating: number
  service_rating: number
  shipping_rating: number
  content: string
  created_at: string
}

export interface Product {
  id: number
  name: string
  shop_id: number
  /** At least one; `values` is one value per option. */
  skus: { id: number; values: string[]; price: number; stock: number }[]
}

/** A mail or text message. */
export interface Message {
  kind: 'mail' | 'message'
  at: string
  to: string
  subject: string | null
  text: string
  html: string | null
  /** The one-time code in it. */
  code: string | null
}
