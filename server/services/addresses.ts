import type { z } from 'zod'
import type { Address, saveAddress as saveAddressEndpoint } from '@/contracts/addresses'
import { inTransaction } from '@/server/db/transaction'
import { Refusal } from '@/server/domain/refusal'
import type { Ctx } from '@/server/http/context'
import * as addresses from '@/server/repositories/addresses'
import * as users from '@/server/repositories/users'

type Save = z.output<NonNullable<(typeof saveAddressEndpoint)['body']>>

const MOST_PER_SHOPPER = 50

export async function list(ctx: Ctx): Promise<Address[]> {
  return (await addresses.list(ctx.db, ctx.shopperId)).map(describeAddress)
}

export async function get(ctx: Ctx, id: number): Promise<Address> {
  const row = await addresses.find(ctx.db, ctx.shopperId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return describeAddress(row)
}

/** The first address becomes the default by itself; a new default takes the place of the old one. */
export async function save(
  ctx: Ctx,
  { id, is_default: wantsDefault, ...fields }: Save,
): Promise<Address> {
  return inTransaction(ctx.db, async (tx) => {
    await users.lock(tx, ctx.shopperId)
    const count = await addresses.countOf(tx, ctx.shopperId)
    if (!id && count >= MOST_PER_SHOPPER) throw new Refusal('ADDRESS_LIMIT')
    const isDefault = wantsDefault || (count === 0 && !id)
    if (isDefault) await addresses.clearDefault(tx, ctx.shopperId, id)
    const row = id
      ? await addresses.edit(tx, ctx.shopperId, id, { ...fields, isDefault })
      : await addresses.add(tx, ctx.shopperId, { ...fields, isDefault })
    if (!row) throw new Refusal('NOT_FOUND')
    return describeAddress(row)
  })
}

export async function setDefault(ctx: Ctx, id: number): Promise<Address[]> {
  await inTransaction(ctx.db, async (tx) => {
    await users.lock(tx, ctx.shopperId)
    await addresses.clearDefault(tx, ctx.shopperId, id)
    if (!(await addresses.setDefault(tx, ctx.shopperId, id))) throw new Refusal('NOT_FOUND')
  })
  return list(ctx)
}

export async function remove(ctx: Ctx, id: number): Promise<Address[]> {
  if (!(await addresses.remove(ctx.db, ctx.shopperId, id))) throw new Refusal('NOT_FOUND')
  return list(ctx)
}

export function describeAddress(row: addresses.AddressRow): Address {
  return {
    id: row.id,
    addressee: row.addressee,
    phone: row.phone,
    area: row.area,
    detail: row.detail,
    tag: row.tag,
    is_default: row.isDefault,
  }
}
