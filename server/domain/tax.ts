import type { CountryTax } from '@/contracts/schemas/admin-settings'
import type { Tax } from '@/contracts/schemas/orders'

/** The tax of an order, as stored with it. */
export interface OrderTax {
  /** In cents. */
  tax: number
  /** Null: no tax. Added tax is a part of the total besides goods, freight and discount. */
  taxKind: 'included' | 'added' | null
  taxBasisPoints: number
}

export const NO_TAX: OrderTax = { tax: 0, taxKind: null, taxBasisPoints: 0 }

/**
 * The tax on goods and freight less the discount, of one order, rounded once: to the nearest cent, half a cent up.
 * BigInt, because cents times basis points exceed 2^53.
 */
export function taxOn(
  cents: number,
  { taxKind, taxBasisPoints }: Pick<OrderTax, 'taxKind' | 'taxBasisPoints'>,
): OrderTax {
  if (taxKind === null) return NO_TAX
  const points = BigInt(taxBasisPoints)
  const whole = taxKind === 'added' ? 10_000n : 10_000n + points
  const tax = Number((2n * BigInt(cents) * points + whole) / (2n * whole))
  return { tax, taxKind, taxBasisPoints }
}

/** The rule of a country; none for an address without a country. */
export function taxIn(
  taxes: CountryTax[],
  country: string | null | undefined,
): Pick<OrderTax, 'taxKind' | 'taxBasisPoints'> {
  const found = taxes.find((one) => one.country === country)
  return found ? { taxKind: found.kind, taxBasisPoints: found.basis_points } : NO_TAX
}

/** The part of the total that is tax besides goods, freight and discount. */
export const addedTaxOf = ({ tax, taxKind }: Pick<OrderTax, 'tax' | 'taxKind'>): number =>
  taxKind === 'added' ? tax : 0

/** The tax as the API sends it. */
export const describeTax = ({ tax, taxKind, taxBasisPoints }: OrderTax): Tax | null =>
  taxKind && { amount: tax, basis_points: taxBasisPoints, included: taxKind === 'included' }
