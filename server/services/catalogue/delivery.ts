import type { DeliveryTerms } from '@/contracts/schemas/products'
import { countryName, sortNames } from '@/server/areas/area-names'
import { ARRIVAL_DAYS, RETURN_DAYS } from '@/server/domain/delivery-terms'
import type { ChargeTerms } from '@/server/domain/pricing'
import { servedCountries, servingZones, type Consignment } from '@/server/domain/shipping'
import type { Visit } from '@/server/http/context'
import { deliverable } from '@/server/services/accounts/areas'

interface Unit {
  price: number
  weightGrams: number | null
}

/** The same for every shopper, because product pages are cached. */
export async function deliveryTerms(
  visit: Visit,
  skus: Unit[],
  { freight, zones }: ChargeTerms,
): Promise<DeliveryTerms> {
  const known = (await deliverable()).map(({ code }) => code)
  const terms = {
    countries: known.length,
    arrival_days: ARRIVAL_DAYS,
    freight: freight.freightCents,
    free_from: freight.freeFromCents,
    return_days: RETURN_DAYS,
  }
  if (zones.length === 0) return terms
  const units = skus.map(({ price, weightGrams }): Consignment => ({
    grams: weightGrams ?? 0,
    value: price,
  }))
  const { served, unserved, prices } = servedCountries(servingZones(zones, freight), known, units)
  const isOnly = served.length < unserved.length
  return {
    ...terms,
    countries: served.length,
    zones: {
      freight: prices,
      listed: isOnly ? 'only' : 'except',
      countries: namesOf(isOnly ? served : unserved, visit),
    },
  }
}

function namesOf(codes: string[], { locale }: Visit): string[] {
  const named = codes.map((code) => ({ code, name: countryName(code, locale) }))
  return sortNames(named, locale).map(({ name }) => name)
}
