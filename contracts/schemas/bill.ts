import { z } from 'zod'
import { Cents, Id, Timestamp, listOf, paging } from './fields'

export const ENTRY_TYPES = [
  'recharge',
  'purchase',
  'refund',
  'withdraw',
  'withdraw_fee',
  'withdraw_return',
  'adjust',
] as const
export const EntryType = z.enum(ENTRY_TYPES, { error: 'fields.invalid' })
export type EntryType = z.infer<typeof EntryType>

/** An order of an entry, as a row of the bill shows it. */
export const EntryOrder = z.object({
  id: Id,
  order_no: z.string(),
  shop_name: z.string(),
  /** The picture of its first item. */
  image: z.string(),
})
export type EntryOrder = z.infer<typeof EntryOrder>

/** One entry of the available balance, or one payment with `group=payment`. */
export const Entry = z.object({
  id: Id,
  type: EntryType,
  /** Signed: + in, - out. */
  amount: z.int(),
  balance_after: Cents,
  title: z.string(),
  ref_type: z.enum(['order', 'refund', 'recharge', 'withdrawal', 'adjust']),
  ref_id: Id,
  /** The order of a purchase or a refund; null for several orders paid together. */
  order_id: Id.nullable(),
  /** The orders of a purchase or a refund. */
  orders: z.array(EntryOrder),
  /** With `group=payment`: what the bank card receives of a withdrawal that was not returned. */
  actual_arrival: Cents.nullable(),
  created_at: Timestamp,
})
export type Entry = z.infer<typeof Entry>

/** PostgreSQL supports only years of four digits here; an offset may lead beyond. */
export const Instant = z.iso.datetime({ error: 'fields.invalid', offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}, 'fields.invalid')

/** An instant that is stored: JavaScript reads the years 1 to 99 of a database as 1901 to 1999. */
export const StoredInstant = Instant.refine((text) => Date.parse(text) >= 0, 'fields.invalid')

/** An IANA name such as Asia/Bangkok. */
export const TimeZone = z
  .string()
  .max(64, 'fields.invalid')
  .refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    } catch {
      return false
    }
  }, 'fields.invalid')

/** `from` is inclusive, `to` is exclusive. */
const period = { from: Instant.optional(), to: Instant.optional() }

export const getBill = {
  query: z.object({
    type: EntryType.optional(),
    ...period,
    ...paging,
    group: z.literal('payment', { error: 'fields.invalid' }).optional(),
    format: z.enum(['json', 'csv'], { error: 'fields.invalid' }).optional(),
    time_zone: TimeZone.optional(),
  }),
  data: listOf(Entry).extend({ in: Cents, out: Cents }),
}

export const getBalanceHistory = {
  query: z.object(period),
  data: z.array(z.object({ at: Timestamp, balance: Cents })),
}
