import type { Address } from '@/contracts/schemas/addresses'

/** An area in the form. Without a country, `line` is the free text of an older address. */
export interface Place {
  country: string
  province: string
  city: string
  line: string
}

export const EMPTY_PLACE: Place = { country: '', province: '', city: '', line: '' }

export const placeOf = ({ country, province, city, area }: Address): Place => ({
  country: country ?? '',
  province: province ?? '',
  city: city ?? '',
  line: area,
})

/** The area as the API takes it; without a country all of its fields are omitted. */
export const placeInput = ({ country, province, city, line }: Place) =>
  country === '' ? { area: line } : { area: line, country, province, city }
