import { z } from 'zod'
import { CentsUpToPrice, Flag } from './admin-fields'
import { CountryCode } from './areas'
import { Cents, line } from './fields'

/** 0 until the setting is changed for the first time. */
const SettingVersion = z
  .int({ error: 'fields.invalid' })
  .min(0, 'fields.invalid')
  .max(2_147_483_647, 'fields.invalid')

/** Per shop; free when its goods cost `free_from` or more. */
export const Freight = z.strictObject({ freight: CentsUpToPrice, free_from: CentsUpToPrice })

export const WithdrawalSettings = z.strictObject({
  /** Basis points of the amount (1/100 of a per cent). */
  charge_basis_points: z
    .int({ error: 'fields.invalid' })
    .min(0, 'fields.invalid')
    .max(9_999, 'fields.invalid'),
  charge_min: CentsUpToPrice,
  min_amount: CentsUpToPrice,
})

/** The heaviest consignment that a rate can name, one thousand tonnes. */
const MAX_GRAMS = 1_000_000_000
const MAX_ZONES = 50
const MAX_COUNTRIES = 250
const MAX_RATES = 50

/** Applies to a consignment of at most `max_grams` whose goods cost `min_value` or more, and less than `below_value`. */
const ShippingRate = z
  .strictObject({
    max_grams: z
      .int({ error: 'fields.invalid' })
      .min(1, 'fields.invalid')
      .max(MAX_GRAMS, 'fields.invalid')
      .nullable()
      .default(null),
    min_value: CentsUpToPrice.default(0),
    below_value: CentsUpToPrice.nullable().default(null),
    price: CentsUpToPrice,
  })
  .refine(({ min_value, below_value }) => below_value === null || below_value > min_value, {
    path: ['below_value'],
    error: 'fields.invalid',
  })
export type ShippingRate = z.output<typeof ShippingRate>

const ShippingZone = z
  .strictObject({
    name: line(60, 'fields.required'),
    countries: z
      .array(CountryCode, { error: 'fields.invalid' })
      .max(MAX_COUNTRIES, 'fields.tooLong'),
    /** All countries that no zone names; at most one zone. */
    everywhere_else: Flag.default(false),
    /** The cheapest that fits; empty: not served; null: the freight. */
    rates: z
      .array(ShippingRate, { error: 'fields.invalid' })
      .max(MAX_RATES, 'fields.tooLong')
      .nullable(),
  })
  .refine(({ countries, everywhere_else }) => everywhere_else === (countries.length === 0), {
    path: ['countries'],
    error: 'fields.invalid',
  })
export type ShippingZone = z.output<typeof ShippingZone>

const isUnique = (values: string[]) => new Set(values).size === values.length

/** Without zones, the freight applies everywhere; with zones, countries that are in none are not served. */
export const Shipping = z.strictObject({
  zones: z
    .array(ShippingZone, { error: 'fields.invalid' })
    .max(MAX_ZONES, 'fields.tooLong')
    .refine((zones) => isUnique(zones.flatMap(({ countries }) => countries)), 'fields.invalid')
    .refine(
      (zones) => zones.filter(({ everywhere_else }) => everywhere_else).length <= 1,
      'fields.invalid',
    ),
})

const CountryTax = z.strictObject({
  country: CountryCode,
  /** Of goods and freight less the discount. */
  basis_points: z
    .int({ error: 'fields.invalid' })
    .min(1, 'fields.invalid')
    .max(10_000, 'fields.invalid'),
  /** Included in the prices, or added to the total. */
  kind: z.enum(['included', 'added'], { error: 'fields.invalid' }),
})
export type CountryTax = z.output<typeof CountryTax>

/** Countries that are not listed have no tax. */
export const TaxSettings = z.strictObject({
  countries: z
    .array(CountryTax, { error: 'fields.invalid' })
    .max(MAX_COUNTRIES, 'fields.tooLong')
    .refine((taxes) => isUnique(taxes.map(({ country }) => country)), 'fields.invalid'),
})

const AdminSettings = z.object({
  freight: Freight.extend({ version: z.int() }),
  shipping: z.object({
    zones: z.array(
      z.object({
        name: z.string(),
        countries: z.array(z.string()),
        everywhere_else: z.boolean(),
        rates: z
          .array(
            z.object({
              max_grams: z.int().nullable(),
              min_value: Cents,
              below_value: Cents.nullable(),
              price: Cents,
            }),
          )
          .nullable(),
      }),
    ),
    version: z.int(),
  }),
  tax: z.object({
    countries: z.array(
      z.object({ country: z.string(), basis_points: z.int(), kind: z.enum(['included', 'added']) }),
    ),
    version: z.int(),
  }),
  withdrawals: WithdrawalSettings.extend({ version: z.int() }),
})
export type AdminSettings = z.infer<typeof AdminSettings>

export const getAdminSettings = { query: z.object({}), data: AdminSettings }

export const updateAdminFreight = {
  body: Freight.extend({ version: SettingVersion }),
  data: AdminSettings,
}

export const updateAdminShipping = {
  body: Shipping.extend({ version: SettingVersion }),
  data: AdminSettings,
}

export const updateAdminTax = {
  body: TaxSettings.extend({ version: SettingVersion }),
  data: AdminSettings,
}

export const updateAdminWithdrawals = {
  body: WithdrawalSettings.extend({ version: SettingVersion }),
  data: AdminSettings,
}
