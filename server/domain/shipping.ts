import type { ShippingRate, ShippingZone } from '@/contracts/schemas/admin-settings'

/** The goods of one shop on their way to one address. */
export interface Consignment {
  /** Units without a known weight count as 0 grams. */
  grams: number
  /** The goods before the discount, in cents. */
  value: number
}

/** A country as in addresses; null for an address without one, undefined when there is no address yet. */
export type Destination = string | null | undefined

/** Freight per shop: nothing when its goods cost `freeFromCents` or more. */
export interface FreightTerms {
  freightCents: number
  freeFromCents: number
}

export interface ServingZone extends Pick<ShippingZone, 'countries' | 'everywhere_else'> {
  rates: ShippingRate[]
  /** The rates are the freight of the shop. */
  isStandard: boolean
}

/** The zones with the rates that apply. Without zones there is one of all countries, with the freight. */
export function servingZones(zones: ShippingZone[], freight: FreightTerms): ServingZone[] {
  const standard = standardRates(freight)
  if (zones.length === 0)
    return [{ countries: [], everywhere_else: true, rates: standard, isStandard: true }]
  return zones.map((zone) => ({
    ...zone,
    rates: zone.rates ?? standard,
    isStandard: zone.rates === null,
  }))
}

function standardRates({ freightCents, freeFromCents }: FreightTerms): ShippingRate[] {
  const always = { max_grams: null, min_value: 0, below_value: null }
  return [
    { ...always, price: freightCents },
    { ...always, min_value: freeFromCents, price: 0 },
  ]
}

/**
 * The zone of a country, otherwise the one of all other countries. Without an address it is the first zone with
 * rates, so the zone of most customers goes first.
 */
function zoneOf(zones: ServingZone[], country: Destination): ServingZone | undefined {
  if (country === undefined) return zones.find(({ rates }) => rates.length > 0)
  return (
    zones.find(({ countries }) => country !== null && countries.includes(country)) ??
    zones.find(({ everywhere_else }) => everywhere_else)
  )
}

const isFor = (rate: ShippingRate, { grams, value }: Consignment) =>
  (rate.max_grams === null || grams <= rate.max_grams) &&
  value >= rate.min_value &&
  (rate.below_value === null || value < rate.below_value)

/**
 * The cheapest rate of the zone that allows the weight and the value, in cents; null when there is none. The order of
 * the rates has no effect, and a heavier consignment is never cheaper.
 */
export function rateOf(
  zones: ServingZone[],
  country: Destination,
  consignment: Consignment,
): number | null {
  const rates = zoneOf(zones, country)?.rates ?? []
  const prices = rates.filter((rate) => isFor(rate, consignment)).map(({ price }) => price)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** The rates that an order with one of these units can have; further goods add weight and value. */
const ratesFor = ({ rates }: ServingZone, units: Consignment[]): ShippingRate[] =>
  rates.filter(({ max_grams, below_value }) =>
    units.some(
      ({ grams, value }) =>
        (max_grams === null || grams <= max_grams) && (below_value === null || value < below_value),
    ),
  )

export interface ServedCountries {
  served: string[]
  unserved: string[]
  /** Of the rates that a unit can have, in cents; null where all are the freight of the shop. */
  prices: { lowest: number; highest: number } | null
}

/** Which of `known` countries at least one of the units, for example the SKUs of a product, can be sent to. */
export function servedCountries(
  zones: ServingZone[],
  known: string[],
  units: Consignment[],
): ServedCountries {
  const ratesByZone = new Map(zones.map((zone) => [zone, ratesFor(zone, units)]))
  const isServed = (country: string) => {
    const zone = zoneOf(zones, country)
    return zone !== undefined && ratesByZone.get(zone)!.length > 0
  }
  const served = known.filter(isServed)
  const used = [...new Set(served.map((country) => zoneOf(zones, country)!))]
  const prices = used.flatMap((zone) => ratesByZone.get(zone)!.map(({ price }) => price))
  const isStandard = used.every((zone) => zone.isStandard)
  return {
    served,
    unserved: known.filter((country) => !isServed(country)),
    prices: isStandard ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) },
  }
}
