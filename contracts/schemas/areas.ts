import { z } from 'zod'
import './without-eval'

/** ISO 3166-1, two capital letters. */
export const CountryCode = z.string({ error: 'fields.area' }).regex(/^[A-Z]{2}$/, 'fields.area')

/** The part of ISO 3166-2 after the hyphen. */
const ProvinceCode = z.string().regex(/^[A-Z0-9]{1,5}$/, 'fields.invalid')

export const Area = z.object({
  /** What an address keeps; a city's is its name. */
  code: z.string(),
  /** In the request's language where that is known, else in Latin letters. */
  name: z.string(),
  /** What the same place is also searched by; empty for nothing. */
  also: z.string(),
})
export type Area = z.infer<typeof Area>

export const listAreas = {
  query: z.object({ country: CountryCode.optional(), province: ProvinceCode.optional() }),
  data: z.object({
    list: z.array(Area),
    /** Codes of the countries most orders go to, the shopper's own first; empty below countries. */
    suggested: z.array(z.string()),
  }),
}
