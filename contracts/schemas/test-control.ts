import { z } from 'zod'
import { MAX_OPTIONS, MAX_SKUS, MAX_STOCK } from '@/contracts/catalogue-limits'
import { Price } from './admin-fields'
import { Cents, Email, Id, Password, PayCode, Timestamp, text, line } from './fields'

export const createTestShopper = {
  body: z.strictObject({
    family_name: line(60).default('Srisai'),
    given_name: line(60).default('Mali'),
    /** Unique by default. */
    email: Email.optional(),
    mobile: text(20).optional(),
    password: Password.default('river-boat-7'),
    /** Null leaves it unset. */
    pay_password: PayCode.nullable().default('246810'),
    balance: Cents.max(1_000_000_000, 'fields.amount').default(50_000),
  }),
  data: z.object({
    id: Id,
    email: z.string(),
    mobile: z.string(),
    password: z.string(),
    pay_password: z.string().nullable(),
    /** For the `token` header, or as the session cookie. */
    token: z.string(),
    expires_at: Timestamp,
  }),
}

export const createTestShop = {
  body: z.strictObject({ name: line(60).optional() }),
  data: z.object({ id: Id, name: z.string() }),
}

const areDistinct = (texts: string[]) => new Set(texts).size === texts.length

/** `__proto__` and the like are dropped from records, so a record of nothing else is empty. */
const hasKeys = (least: number, most: number) => (record: object) => {
  const { length } = Object.keys(record)
  return length >= least && length <= most
}

const Stock = z.int().min(0).max(MAX_STOCK)

export const createTestProduct = {
  body: z
    .strictObject({
      shop_id: Id.optional(),
      category: z
        .string()
        .regex(/^[a-z_]{1,40}$/, 'fields.invalid')
        .default('family_life'),
      /** Unique by default; the same in every language. */
      name: line(120).optional(),
      description: text(2000).default('A product of a test.'),
      price: Price.default(1_000),
      /** Not below the lowest price. */
      original_price: Price.optional(),
      stock: Stock.default(100),
      options: z
        .array(
          z.strictObject({
            name: line(40),
            values: z.array(line(40)).min(1).max(20).refine(areDistinct, 'fields.invalid'),
          }),
        )
        .max(MAX_OPTIONS)
        .refine((options) => areDistinct(options.map(({ name }) => name)), 'fields.invalid')
        .default([]),
      /** Price and stock of single combinations; the others have `price` and `stock`. */
      skus: z
        .array(
          z.strictObject({
            values: z.array(line(40)).max(MAX_OPTIONS),
            price: Price.optional(),
            stock: Stock.optional(),
          }),
        )
        .max(MAX_SKUS)
        .refine(
          (skus) => areDistinct(skus.map(({ values }) => values.join('\n'))),
          'fields.invalid',
        )
        .default([]),
      on_sale: z.boolean().default(true),
    })
    .refine(({ options }) => options.reduce((n, { values }) => n * values.length, 1) <= 200, {
      path: ['options'],
      error: 'fields.tooLong',
    }),
  data: z.object({
    id: Id,
    name: z.string(),
    shop_id: Id,
    skus: z.array(z.object({ id: Id, values: z.array(z.string()), price: Cents, stock: Stock })),
  }),
}

export const createTestNotice = {
  body: z.strictObject({
    shopper_id: Id,
    /** A code of server/domain/notices.ts, for example `orderShipped`. */
    code: z.string().regex(/^[a-zA-Z]{1,40}$/, 'fields.invalid'),
    /** The order or record that the notice links to; required for orders, parcels and refunds. */
    ref_id: Id.optional(),
    /** The values in its text; plausible ones by default. For example `{ "orderNo": "TEST-1", "amount": 1000 }`. */
    params: z
      .record(text(40), z.union([text(200), Cents]))
      .refine(hasKeys(0, 20), 'fields.invalid')
      .default({}),
  }),
  data: z.null(),
}

export const TestMessage = z.object({
  kind: z.enum(['mail', 'message']),
  at: Timestamp,
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  /** The one-time code in the text, if it has one. */
  code: z.string().nullable(),
})
export type TestMessage = z.infer<typeof TestMessage>

export const listTestMessages = {
  query: z.object({ to: text(254) }),
  data: z.array(TestMessage),
}

export const advanceTestClock = {
  body: z.strictObject({
    shopper_id: Id,
    /** At most ten years in total. */
    seconds: z
      .int()
      .min(1)
      .max(366 * 86_400),
  }),
  data: z.null(),
}

export const listTestJobs = { data: z.array(z.string()) }

export const runTestJob = {
  body: z.strictObject({ name: text(60) }),
  data: z.object({ name: z.string(), ms: z.int() }),
}

const Effect = z.discriminatedUnion('kind', [
  /** An HTTP status with its usual envelope: 401, 403, 404, 413, 415, 429, 500, 502, 503 or 504. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.union([401, 403, 404, 413, 415, 429, 500, 502, 503, 504].map((n) => z.literal(n))),
  }),
  /** HTTP 200 with this code in the envelope; not 1, which is success. */
  z.strictObject({
    kind: z.literal('code'),
    code: z.int().min(0).max(999),
    msg: text(200).optional(),
  }),
  /** No response until the client gives up; 504 after 9 s. */
  z.strictObject({ kind: z.literal('hang') }),
  /** The call runs after this time. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(1).max(30_000) }),
  /** The call runs, and its response is lost: the client receives 502. */
  z.strictObject({ kind: z.literal('lose') }),
])
export type TestEffect = z.infer<typeof Effect>

export const addTestFault = {
  body: z.strictObject({
    path: z.string().regex(/^\/api\/[a-zA-Z/_]{1,80}$/, 'fields.invalid'),
    count: z.int().min(1).max(1000).default(1),
    effect: Effect,
    /** Only calls with a session of this shopper. */
    shopper_id: Id.optional(),
    /** Only calls whose query has these values, for example `{ "id": "42" }`. */
    query: z.record(text(40), text(200)).refine(hasKeys(1, 10), 'fields.invalid').optional(),
  }),
  data: z.object({ id: Id }),
}

export const clearTestFaults = {
  body: z.strictObject({ id: Id.optional() }),
  /** How many of the calls were still to fail. */
  data: z.object({ unused: z.int() }),
}

const SeedName = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, 'fields.invalid')

export const resetToTestSeed = {
  body: z.strictObject({ name: SeedName.default('demo') }),
  data: z.object({ name: z.string(), ms: z.int() }),
}

export const listTestSeeds = { data: z.array(z.string()) }

export const deleteTestSeed = { body: z.strictObject({ name: SeedName }), data: z.null() }

export const saveTestSeed = {
  body: z.strictObject({ name: SeedName }),
  data: z.object({ name: z.string(), ms: z.int() }),
}
