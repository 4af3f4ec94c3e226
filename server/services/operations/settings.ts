import type { WithdrawalTerms } from '@/contracts/withdrawal-charge'
import {
  Freight,
  Shipping,
  TaxSettings,
  WithdrawalSettings,
} from '@/contracts/schemas/admin-settings'
import type { Queryable } from '@/server/db/connection'
import { DEFAULT_FREIGHT, type ChargeTerms } from '@/server/domain/pricing'
import type { FreightTerms } from '@/server/domain/shipping'
import type { Services } from '@/server/http/context'
import * as settings from '@/server/repositories/settings'

/** Freight, shipping zones and taxes for new orders. */
export async function chargeTerms(db: Queryable): Promise<ChargeTerms> {
  const values = await settings.valuesOf(db, ['freight', 'shipping', 'tax'])
  const [freight, shipping, tax] = [
    values.get('freight'),
    values.get('shipping'),
    values.get('tax'),
  ]
  return {
    freight: freight === undefined ? DEFAULT_FREIGHT : freightOf(freight),
    zones: shipping === undefined ? [] : Shipping.parse(shipping).zones,
    taxes: tax === undefined ? [] : TaxSettings.parse(tax).countries,
  }
}

function freightOf(value: unknown): FreightTerms {
  const { freight, free_from } = Freight.parse(value)
  return { freightCents: freight, freeFromCents: free_from }
}

/** Terms of new withdrawals: the setting, else the variables WITHDRAW_*. */
export async function withdrawalTerms(
  { config }: Pick<Services, 'config'>,
  db: Queryable,
): Promise<WithdrawalTerms> {
  const row = await settings.find(db, 'withdrawals')
  if (!row) return config.withdrawalTerms
  const { charge_basis_points, charge_min, min_amount } = WithdrawalSettings.parse(row.value)
  return {
    chargeBasisPoints: charge_basis_points,
    chargeMinCents: charge_min,
    minAmountCents: min_amount,
  }
}
