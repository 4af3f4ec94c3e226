import type { Address } from '@/contracts/schemas/addresses'

/** An area in the form. Without a country, `line` is the free text of an older address. */
export interface Place {
  country: string
  province: string
  city: string
  line: string
}

const EMPTY_PLACE: Place = { country: '', province: '', city: '', line: '' }

const placeOf = ({ country, province, city, area }: Address): Place => ({
  country: country ?? '',
  province: province ?? '',
  city: city ?? '',
  line: area,
})

/** The area as the API takes it; without a country all of its fields are omitted. */
export const placeInput = ({ country, province, city, line }: Place) =>
  country === '' ? { area: line } : { area: line, country, province, city }

/** The initial values of the form. */
export const addressValues = (address: Address | null) => ({
  addressee: address?.addressee ?? '',
  phone: address?.phone ?? '',
  area: address ? placeOf(address) : EMPTY_PLACE,
  detail: address?.detail ?? '',
  postal_code: address?.postal_code ?? '',
  tag: address?.tag ?? '',
  is_default: address?.is_default ?? false,
})

export type AddressValues = ReturnType<typeof addressValues>
