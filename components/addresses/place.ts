import type { Address } from '@/contracts/schemas/addresses'

/** An area as the form holds it. Without a country, `line` is the free text of an older address. */
export interface Place {
  country: string
  province: string
  city: string
  line: string
}

export const NOWHERE: Place = { country: '', province: '', city: '', line: '' }

export const placeOf = ({ country, province, city, area }: Address): Place => ({
  country: country ?? '',
  province: province ?? '',
  city: city ?? '',
  line: area,
})

/** What the call takes: nothing of a country where there is none. */
export const placeInput = ({ country, province, city, line }: Place) =>
  country === '' ? { area: line } : { area: line, country, province, city }
