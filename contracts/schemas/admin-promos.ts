import { z } from 'zod'
import { MAX_PROMO_CODE } from '@/contracts/limits'
import { CentsUpToPrice, MaybeTime, Price, Version } from './admin-fields'
import { StoredInstant } from './bill'
import { Cents, Id, line, listOf, paging, QueryFlag, QueryId, Timestamp } from './fields'

const Kind = z.enum(['percent', 'amount'], { error: 'fields.invalid' })

const AdminPromo = z.object({
  id: Id,
  code: z.string(),
  kind: Kind,
  /** Whole per cent, or cents. */
  value: z.int(),
  /** The minimum of goods, in cents. */
  minimum: Cents,
  /** The maximum discount of a percentage, in cents. */
  cap: Cents.nullable(),
  starts_at: Timestamp,
  expires_at: MaybeTime,
  per_shopper: z.int(),
  version: z.int(),
})
export type AdminPromo = z.infer<typeof AdminPromo>

export const listAdminPromos = {
  query: z.object({
    ...paging,
    /** The beginning of a code. */
    search: line(MAX_PROMO_CODE).optional(),
    /** Whether the code can be used now. */
    active: QueryFlag.optional(),
  }),
  data: listOf(AdminPromo),
}

export const getAdminPromo = { query: z.object({ id: QueryId }), data: AdminPromo }

const Value = z
  .int({ error: 'fields.invalid' })
  .positive('fields.invalid')
  .max(100_000_000, 'fields.invalid')
const PerShopper = z
  .int({ error: 'fields.invalid' })
  .positive('fields.invalid')
  .max(1_000_000, 'fields.invalid')

export const createAdminPromo = {
  body: z.strictObject({
    /** Upper case; shoppers may type it in any case. */
    code: z
      .string({ error: 'fields.required' })
      .trim()
      .max(MAX_PROMO_CODE, 'fields.tooLong')
      .toUpperCase()
      .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'fields.invalid')),
    kind: Kind,
    value: Value,
    minimum: CentsUpToPrice.default(0),
    cap: Price.nullable().default(null),
    starts_at: StoredInstant.optional(),
    expires_at: StoredInstant.nullable().default(null),
    per_shopper: PerShopper.default(1),
  }),
  data: AdminPromo,
}

export const updateAdminPromo = {
  body: z.strictObject({
    id: Id,
    version: Version,
    kind: Kind.optional(),
    value: Value.optional(),
    minimum: CentsUpToPrice.optional(),
    cap: Price.nullable().optional(),
    starts_at: StoredInstant.optional(),
    expires_at: StoredInstant.nullable().optional(),
    per_shopper: PerShopper.optional(),
  }),
  data: AdminPromo,
}

export const endAdminPromo = {
  body: z.strictObject({ id: Id, version: Version }),
  data: AdminPromo,
}
