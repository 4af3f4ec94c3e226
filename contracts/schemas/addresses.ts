import { z } from 'zod'
import { CountryCode } from './areas'
import { Id, QueryId, text, line, optionalLine } from './fields'
import { plainDigits } from '@/contracts/plain-digits'
import { plainPostalCode, postalRuleOf } from '@/contracts/postal-codes'

/** Orders store a copy, so fields added later may be missing. */
export const Address = z.object({
  id: Id,
  addressee: z.string(),
  /** E.164. */
  phone: z.string(),
  /** National format for the address's country, otherwise international format. */
  phone_display: z.string().nullish(),
  /** The whole area on one line, the largest unit first. */
  area: z.string(),
  country: z.string().nullish(),
  /** A code of `listAreas`. */
  province: z.string().nullish(),
  city: z.string().nullish(),
  postal_code: z.string().nullish(),
  detail: z.string(),
  tag: z.string(),
  is_default: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const listAddresses = {
  data: z.array(Address),
}

export const getAddress = {
  query: z.object({ id: QueryId }),
  data: Address,
}

/** Accepts full-width and Thai digits; the server validates the number for its country. */
const Phone = line(40, 'fields.phone')
  .transform(plainDigits)
  .pipe(z.string().regex(/^\+?[\d\s().-]{4,30}$/, 'fields.mobile'))

export const saveAddress = {
  body: z
    .strictObject({
      id: Id.optional(),
      addressee: line(80, 'fields.addressee'),
      phone: Phone,
      area: line(200, 'fields.area'),
      country: CountryCode.optional(),
      province: optionalLine(10).optional(),
      city: optionalLine(80).optional(),
      postal_code: optionalLine(20).transform(plainPostalCode).optional(),
      detail: text(300, 'fields.detail'),
      tag: line(30, 'fields.tag'),
      is_default: z.boolean().default(false),
    })
    .refine(({ country, postal_code: code }) => !country || !code || fitsCountry(code, country), {
      path: ['postal_code'],
      error: 'fields.postalCode',
    }),
  data: Address,
}

function fitsCountry(code: string, country: string): boolean {
  return postalRuleOf(country)?.pattern.test(code) ?? true
}

export const setDefaultAddress = {
  body: z.strictObject({ id: Id }),
  data: z.array(Address),
}

export const deleteAddress = {
  query: z.object({ id: QueryId }),
  data: z.array(Address),
}
