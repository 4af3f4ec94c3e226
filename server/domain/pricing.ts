import type { CountryTax, ShippingZone } from '@/contracts/schemas/admin-settings'
import { shareDiscount } from './promo'
import { rateOf, servingZones, type Destination, type FreightTerms } from './shipping'
import { addedTaxOf, taxIn, taxOn, type OrderTax } from './tax'

/** $4.99, free from $49.00, until staff change it. */
export const DEFAULT_FREIGHT: FreightTerms = { freightCents: 499, freeFromCents: 4900 }

/** The settings that new orders are priced by. */
export interface ChargeTerms {
  freight: FreightTerms
  zones: ShippingZone[]
  taxes: CountryTax[]
}

const DEFAULT_TERMS: ChargeTerms = { freight: DEFAULT_FREIGHT, zones: [], taxes: [] }

export interface PricedLine {
  price: number
  quantity: number
  /** Of one unit; null when it is not known. */
  weightGrams?: number | null
}

export interface GroupTotals extends OrderTax {
  subtotal: number
  freight: number
  discount: number
  total: number
  /** Not delivered to the country, or the address names none: the total may lack freight and tax. */
  isUnserved: boolean
}

export function goodsOf(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

const gramsOf = (lines: PricedLine[]) =>
  lines.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0)

/** An address without a country, where the total depends on it: leaving it out would avoid freight or tax. */
export const isCountryMissing = (
  { zones, taxes }: Pick<ChargeTerms, 'zones' | 'taxes'>,
  country: Destination,
): boolean =>
  country === null &&
  (zones.some(({ countries }) => countries.length > 0) ||
    taxes.some(({ kind }) => kind === 'added'))

/**
 * The totals of each shop, with one discount shared among them. A shop without goods has no freight. Freight
 * depends on the goods before the discount, tax on goods and freight after it.
 */
export function totalsOf(
  groups: PricedLine[][],
  discountCents: number,
  terms = DEFAULT_TERMS,
  country?: Destination,
): GroupTotals[] {
  const subtotals = groups.map(goodsOf)
  const zones = servingZones(terms.zones, terms.freight)
  const discounts = shareDiscount(discountCents, subtotals)
  return groups.map((lines, index) => {
    const subtotal = subtotals[index]!
    const discount = discounts[index]!
    const consignment = { grams: gramsOf(lines), value: subtotal }
    const rate = lines.length > 0 ? rateOf(zones, country, consignment) : 0
    const freight = rate ?? 0
    const net = subtotal + freight - discount
    const tax = taxOn(net, taxIn(terms.taxes, country))
    const total = net + addedTaxOf(tax)
    const isUnserved = rate === null || isCountryMissing(terms, country)
    return { subtotal, freight, discount, ...tax, total, isUnserved }
  })
}

export function sumOf(totals: GroupTotals[]): number {
  return totals.reduce((sum, { total }) => sum + total, 0)
}

export const PAY_WITHIN_MINUTES = 30
