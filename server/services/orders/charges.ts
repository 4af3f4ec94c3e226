import type { Quote } from '@/contracts/schemas/orders'
import { DomainError } from '@/server/domain/domain-error'
import type { ChargeTerms, GroupTotals } from '@/server/domain/pricing'
import type { Destination } from '@/server/domain/shipping'
import { describeTax } from '@/server/domain/tax'
import type { Ctx } from '@/server/http/context'
import { errorWords } from '@/server/http/words'
import * as addresses from '@/server/repositories/addresses'

/** The country of the address, otherwise of the default address. Not read while prices do not depend on it. */
export async function destinationOf(
  ctx: Ctx,
  { zones, taxes }: ChargeTerms,
  addressId: number | undefined,
): Promise<Destination> {
  if (zones.length === 0 && taxes.length === 0) return undefined
  const own = await addresses.list(ctx.db, ctx.shopperId)
  return (own.find(({ id }) => id === addressId) ?? own[0])?.country
}

export function describeTotals(totals: GroupTotals) {
  const { subtotal, freight, discount, total, isUnserved } = totals
  return { subtotal, freight, discount, tax: describeTax(totals), total, unserved: isUnserved }
}

/** Why an order is refused, in the language of the request; null when all groups are delivered. */
export function reasonUnserved(ctx: Ctx, totals: GroupTotals[]): Quote['unserved'] {
  const isServed = totals.every(({ isUnserved }) => !isUnserved)
  return isServed ? null : errorWords(ctx.locale, 'COUNTRY_UNSERVED')
}

/** `shopIds` are the shops of the groups. */
export function refuseUnserved(shopIds: number[], totals: GroupTotals[]): void {
  const unserved = shopIds.filter((_, index) => totals[index]!.isUnserved)
  if (unserved.length > 0) throw new DomainError('COUNTRY_UNSERVED', { shop_ids: unserved })
}
