import type { z } from 'zod'
import type {
  AdminSettings,
  updateAdminFreight,
  updateAdminShipping,
  updateAdminTax,
  updateAdminWithdrawals,
} from '@/contracts/schemas/admin-settings'
import { withdrawalSum } from '@/contracts/withdrawal-charge'
import type { Queryable } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { InvalidInput } from '@/server/domain/domain-error'
import { changesBetween } from '@/server/domain/value-changes'
import type { StaffCtx } from '@/server/http/context'
import * as writes from '@/server/repositories/catalogue-writes'
import * as settings from '@/server/repositories/settings'
import { changedMeanwhile } from '@/server/services/administration/changed-meanwhile'
import { recordStaff } from '@/server/services/operations/audit'
import { deliverable } from '@/server/services/accounts/areas'
import { chargeTerms, withdrawalTerms } from '@/server/services/operations/settings'

type FreightInput = z.output<(typeof updateAdminFreight)['body']>
type ShippingInput = z.output<(typeof updateAdminShipping)['body']>
type TaxInput = z.output<(typeof updateAdminTax)['body']>
type WithdrawalInput = z.output<(typeof updateAdminWithdrawals)['body']>

export const get = (ctx: StaffCtx): Promise<AdminSettings> => read(ctx, ctx.db)

export function setFreight(ctx: StaffCtx, { version, ...value }: FreightInput) {
  return replace(ctx, 'freight', value, version)
}

export async function setShipping(ctx: StaffCtx, { version, ...value }: ShippingInput) {
  await refuseUnknown(
    value.zones.map(({ countries }, zone) => [`zones.${zone}.countries`, countries]),
  )
  return replace(ctx, 'shipping', value, version)
}

export async function setTax(ctx: StaffCtx, { version, ...value }: TaxInput) {
  await refuseUnknown(
    value.countries.map(({ country }, place) => [`countries.${place}.country`, [country]]),
  )
  return replace(ctx, 'tax', value, version)
}

/** Refuses countries that addresses cannot have, by field. */
async function refuseUnknown(given: [field: string, countries: string[]][]) {
  const known = new Set((await deliverable()).map(({ code }) => code))
  const wrong = given.filter(([, countries]) => !countries.every((code) => known.has(code)))
  if (wrong.length > 0)
    throw new InvalidInput(Object.fromEntries(wrong.map(([field]) => [field, 'fields.area'])))
}

export function setWithdrawals(ctx: StaffCtx, { version, ...value }: WithdrawalInput) {
  const { charge_basis_points, charge_min, min_amount } = value
  const terms = {
    chargeBasisPoints: charge_basis_points,
    chargeMinCents: charge_min,
    minAmountCents: min_amount,
  }
  // The smallest withdrawal must be more than its own charge.
  if (!withdrawalSum(min_amount, terms)) throw new InvalidInput({ min_amount: 'fields.amount' })
  return replace(ctx, 'withdrawals', value, version)
}

function replace(
  ctx: StaffCtx,
  key: settings.SettingKey,
  value: object,
  version: number,
): Promise<AdminSettings> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await read(ctx, tx)
    const row = await settings.replace(tx, key, value, version)
    if (!row)
      throw await changedMeanwhile(tx, 'settings-changed', (field) => Object.hasOwn(value, field))
    // Product pages show the freight and the countries.
    if (key === 'freight' || key === 'shipping') await writes.noteChanges(tx, ['catalogue'])
    const after = await read(ctx, tx)
    const changes = changesBetween(before[key], after[key])
    await recordStaff(tx, ctx, [{ event: 'settings-changed', changes }])
    return after
  })
}

async function read(ctx: StaffCtx, db: Queryable): Promise<AdminSettings> {
  const { freight, zones, taxes } = await chargeTerms(db)
  const terms = await withdrawalTerms(ctx, db)
  const versionOf = async (key: settings.SettingKey) => (await settings.find(db, key))?.version ?? 0
  return {
    freight: {
      freight: freight.freightCents,
      free_from: freight.freeFromCents,
      version: await versionOf('freight'),
    },
    shipping: { zones, version: await versionOf('shipping') },
    tax: { countries: taxes, version: await versionOf('tax') },
    withdrawals: {
      charge_basis_points: terms.chargeBasisPoints,
      charge_min: terms.chargeMinCents,
      min_amount: terms.minAmountCents,
      version: await versionOf('withdrawals'),
    },
  }
}
