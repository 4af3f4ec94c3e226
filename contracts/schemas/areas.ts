import { z } from 'zod'
import './without-eval'

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string({ error: 'fields.area' }).regex(/^[A-Z]{2}$/, 'fields.area')

/** The part of an ISO 3166-2 code after the hyphen. */
const ProvinceCode = z.string().regex(/^[A-Z0-9]{1,5}$/, 'fields.invalid')

export const Area = z.object({
  /** Stored in addresses; for a city, its name. */
  code: z.string(),
  /** In the language of the request if known, otherwise in Latin letters. */
  name: z.string(),
  /** Another name for searches; may be empty. */
  also: z.string(),
})
export type Area = z.infer<typeof Area>

export const listAreas = {
  query: z.object({ country: CountryCode.optional(), province: ProvinceCode.optional() }),
  data: z.object({
    list: z.array(Area),
    /** Codes of frequent destinations, the shopper's country first; empty for provinces and cities. */
    suggested: z.array(z.string()),
  }),
}
