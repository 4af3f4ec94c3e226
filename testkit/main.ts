export { connect } from './state/shop'
export { CallError } from './calls/call-error'
export { test } from './playwright/fixtures'
export { expect } from './assertions/expect'
export { startLog } from './assertions/page-log'
export { projects, sampanConfig } from './playwright/projects'
export { App } from './screens/app'
export { wordsIn } from './words/words'
export { formatCents } from '@/lib/format/money'
export type { Locale } from '@/contracts/languages'
export type { KitFixtures, KitOptions } from './playwright/fixtures'
export type { ConfigOptions, ProjectOptions, Theme, Viewport } from './playwright/projects'
export type { Slowness } from './playwright/slowness'
export type { Engine } from './playwright/engines'
export type { MessageKey } from './words/message-key'
export type { Words } from './words/words'
export type { AddressOptions, Shopper } from './state/shopper'
export type { Connection, Duration, Shop } from './state/shop'
export type { ProductOptions } from './state/products'
export type { Passwords, ShopperOptions } from './state/shoppers'
export type { Fault, FaultEffect, FaultOptions } from './state/faults'
export type { NotificationCode } from './state/notifications'
export type { Operator } from './state/operator'
export type { OrderOptions, OrderState, ParcelOptions } from './state/orders'
export type { RefundOptions, RefundState } from './state/refunds'
export type { ReviewOptions } from './state/reviews'
export type { BankCard, TopUpOptions, WithdrawalOptions } from './state/wallet'
export type {
  Account,
  Address,
  Message,
  Notification,
  Order,
  OrderItem,
  OrderStatusCode,
  NumberedParcel,
  Parcel,
  Product,
  Refund,
  Review,
  TopUp,
  Withdrawal,
} from './state/records'
