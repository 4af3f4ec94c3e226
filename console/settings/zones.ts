import type { AdminSettings } from '@/contracts/schemas/admin-settings'

type Zone = AdminSettings['shipping']['zones'][number]
type Rate = NonNullable<Zone['rates']>[number]

/** How a zone is charged: by the freight, by its own rates, or not served. */
export type Charging = 'freight' | 'rates' | 'none'

/** A rate as it is typed: weights in kilograms. */
interface TypedRate extends Omit<Rate, 'max_grams' | 'min_value'> {
  max_kilograms: number | null
  min_value: number | null
}

export interface TypedZone extends Omit<Zone, 'rates'> {
  charging: Charging
  rates: TypedRate[]
}

const GRAMS = 1000

export const typedZones = (zones: Zone[]): TypedZone[] =>
  zones.map(({ rates, ...zone }) => ({
    ...zone,
    charging: rates === null ? 'freight' : rates.length === 0 ? 'none' : 'rates',
    rates: (rates ?? []).map(({ max_grams, ...rate }) => ({
      ...rate,
      max_kilograms: max_grams === null ? null : max_grams / GRAMS,
    })),
  }))

/** The zones as the call takes them. */
export const zonesOf = (typed: Partial<TypedZone>[]): Zone[] =>
  typed.map(({ name, everywhere_else, countries, charging, rates }) => ({
    name: name ?? '',
    everywhere_else: everywhere_else ?? false,
    countries: everywhere_else ? [] : (countries ?? []),
    rates: charging === 'rates' ? (rates ?? []).map(rateOf) : charging === 'none' ? [] : null,
  }))

const rateOf = ({ max_kilograms, min_value, below_value, price }: TypedRate): Rate => ({
  max_grams: typeof max_kilograms === 'number' ? Math.round(max_kilograms * GRAMS) : null,
  min_value: min_value ?? 0,
  below_value: below_value ?? null,
  price,
})
