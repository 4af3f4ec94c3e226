import type { LanguageFile, Locale } from '@/contracts/languages'
import type { Address } from '@/contracts/schemas/addresses'
import type { EntryType } from '@/contracts/schemas/bill'
import type { OrderStatus } from '@/contracts/schemas/orders'
import type { ProductStatus, RefundStatus, RefundType } from '@/contracts/schemas/refunds'
import type { TestMessage } from '@/contracts/schemas/test-control'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import type { AuditStatus, Recharge } from '@/contracts/schemas/wallet'
import type { BankCard } from '@/contracts/schemas/withdrawals'
import type { NoticeCode } from '@/server/domain/notices'
import type { OrderTax } from '@/server/domain/tax'
import { seedProducts, seedShops, type Product, type Shop } from './catalogue'

export interface Session {
  id: number
  token: string
  shopperId: number
  device: string
  ip: string
  createdAt: Date
  expiresAt: Date
}

export interface Shopper {
  id: number
  family_name: string
  given_name: string
  email: string
  mobile: string
  createdAt: Date
  avatar: string | null
  password: string
  payCode: string | null
  wrongPayCodes: number
  payLockedUntil: Date | null
  balance: number
  frozen: number
  language: LanguageFile
  cart: Map<number, { quantity: number; isSelected: boolean; seenPrice: number }>
  favourites: Set<number>
  followed: Set<number>
  addresses: Address[]
  cards: BankCard[]
}

export interface OrderItem {
  id: number
  productId: number
  skuId: number
  image: string
  price: number
  quantity: number
  refundStatus: RefundStatus | null
  isReviewed: boolean
}

export interface Parcel {
  /** From 1, in the order of shipment. */
  number: number
  carrier: string
  trackingNo: string
  items: { itemId: number; quantity: number }[]
  /** Latest first. */
  events: { at: Date; texts: Record<Locale, string>; place: string }[]
  shippedAt: Date
  deliveredAt: Date | null
}

export interface Order extends Pick<OrderTax, 'tax' | 'taxKind'> {
  id: number
  orderNo: string
  shopperId: number
  shopId: number
  status: OrderStatus
  /** The status before the open refund request. */
  before: OrderStatus
  items: OrderItem[]
  subtotal: number
  freight: number
  discount: number
  total: number
  refunded: number
  promoCode: string | null
  remark: string
  address: Address
  createdAt: Date
  payBefore: Date
  paidAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  receivedAt: Date | null
  completedAt: Date | null
  parcels: Parcel[]
}

export interface Refund {
  id: number
  shopperId: number
  orderId: number
  itemIds: number[]
  type: RefundType
  productStatus: ProductStatus
  amount: number
  reason: string
  explanation: string
  evidence: string[]
  status: RefundStatus
  refuseReason: string | null
  carrier: string | null
  trackingNo: string | null
  createdAt: Date
  agreedAt: Date | null
  sentAt: Date | null
  settledAt: Date | null
  endedAt: Date | null
}

export interface Entry {
  id: number
  shopperId: number
  type: EntryType
  amount: number
  balanceAfter: number
  refId: number
  createdAt: Date
}

export interface RechargeRecord extends Omit<Recharge, 'created_at' | 'settled_at'> {
  shopperId: number
  createdAt: Date
  settledAt: Date | null
}

export interface WithdrawalRecord {
  id: number
  shopperId: number
  amount: number
  charge: number
  card: BankCard
  status: AuditStatus
  refuseReason: string | null
  isCancelled: boolean
  createdAt: Date
  settledAt: Date | null
}

export interface Upload {
  id: number
  shopperId: number
  purpose: UploadPurpose
  name: string
  bytes: Uint8Array
  width: number
  height: number
  isUsed: boolean
}

export interface Ticket {
  shopperId: number
  /** What it authorises: the orders and their total, or the amount of a withdrawal. */
  target: string
  expiresAt: Date
}

export interface NoticeRecord {
  id: number
  shopperId: number
  code: NoticeCode
  refId: number | null
  params: Record<string, string | number>
  isRead: boolean
  createdAt: Date
}

/** All state of the mock: plain data, so that `structuredClone` saves it. */
export interface World {
  lastId: number
  shops: Shop[]
  products: Product[]
  shoppers: Shopper[]
  sessions: Session[]
  orders: Order[]
  refunds: Refund[]
  entries: Entry[]
  recharges: RechargeRecord[]
  withdrawals: WithdrawalRecord[]
  uploads: Upload[]
  /** Unfinished uploads by their id. */
  parts: Map<string, { shopperId: number; bytes: number[] }>
  tickets: Map<string, Ticket>
  notices: NoticeRecord[]
  messages: TestMessage[]
  /** One-time codes by account id and purpose. */
  codes: Map<string, string>
  /** Replies by shopper and idempotency key. */
  replies: Map<string, { call: string; input: string; data: unknown }>
  /** Changed pages for the page cache of web processes. */
  changes: { tag: string; at: number }[]
}

const FIRST_ID = 100_000

export function createWorld(): World {
  return {
    lastId: FIRST_ID,
    shops: seedShops(),
    products: seedProducts(),
    shoppers: [],
    sessions: [],
    orders: [],
    refunds: [],
    entries: [],
    recharges: [],
    withdrawals: [],
    uploads: [],
    parts: new Map(),
    tickets: new Map(),
    notices: [],
    messages: [],
    codes: new Map(),
    replies: new Map(),
    changes: [],
  }
}

export const nextId = (world: World): number => (world.lastId += 1)
