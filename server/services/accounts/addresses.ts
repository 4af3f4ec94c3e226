import type { z } from 'zod'
import type { Address, saveAddress as saveAddressEndpoint } from '@/contracts/schemas/addresses'
import { inTransaction } from '@/server/db/transaction'
import { phoneNumberOf, phoneNumberWords } from '@/server/domain/phone-numbers'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as addresses from '@/server/repositories/addresses'
import * as users from '@/server/repositories/users'
import { holdSession } from './hold-session'
import * as areas from './areas'

type Save = z.output<(typeof saveAddressEndpoint)['body']>

const MAX_PER_SHOPPER = 50

export async function list(ctx: Ctx): Promise<Address[]> {
  return (await addresses.list(ctx.db, ctx.shopperId)).map(describeAddress)
}

export async function get(ctx: Ctx, id: number): Promise<Address> {
  const row = await addresses.find(ctx.db, ctx.shopperId, id)
  if (!row) throw new DomainError('NOT_FOUND')
  return describeAddress(row)
}

/** A shopper with addresses always has a default: the first one becomes it. */
export async function save(
  ctx: Ctx,
  { id, is_default: wantsDefault, ...input }: Save,
): Promise<Address> {
  const fields = await settle(ctx, input)
  return inTransaction(ctx.db, async (tx) => {
    await holdSession(tx, ctx)
    await users.lock(tx, ctx.shopperId)
    if (!id && (await addresses.countOf(tx, ctx.shopperId)) >= MAX_PER_SHOPPER)
      throw new DomainError('ADDRESS_LIMIT')
    if (wantsDefault) await addresses.clearDefault(tx, ctx.shopperId, id)
    const isDefault = wantsDefault || !(await addresses.hasOtherDefault(tx, ctx.shopperId, id))
    const row = id
      ? await addresses.edit(tx, ctx.shopperId, id, { ...fields, isDefault })
      : await addresses.add(tx, ctx.shopperId, { ...fields, isDefault })
    if (!row) throw new DomainError('NOT_FOUND')
    return describeAddress(row)
  })
}

type Typed = Omit<Save, 'id' | 'is_default'>

/** Reads files, so it runs before the transaction. Reports phone and area errors together. */
async function settle(ctx: Ctx, { postal_code: postalCode, ...input }: Typed) {
  const { country, province = '', city = '' } = input
  const phone = phoneNumberOf(input.phone, country)
  const coded = country ? { country, province, city } : null
  const area = coded ? await areas.lineOf(ctx.locale, coded) : input.area
  if (phone === null || area === null)
    throw new InvalidInput({
      ...(phone === null && { phone: 'fields.mobile' }),
      ...(area === null && coded && (await areas.areaFaultsOf(coded))),
    })
  return {
    addressee: input.addressee,
    phone,
    area,
    country: country ?? null,
    province: (country && province) || null,
    city: (country && city) || null,
    postalCode: postalCode || null,
    detail: input.detail,
    tag: input.tag,
  }
}

export async function setDefault(ctx: Ctx, id: number): Promise<Address[]> {
  await inTransaction(ctx.db, async (tx) => {
    await users.lock(tx, ctx.shopperId)
    await addresses.clearDefault(tx, ctx.shopperId, id)
    if (!(await addresses.setDefault(tx, ctx.shopperId, id))) throw new DomainError('NOT_FOUND')
  })
  return list(ctx)
}

/** Orders keep a copy of the address. The newest remaining address becomes the default. */
export async function remove(ctx: Ctx, id: number): Promise<Address[]> {
  await inTransaction(ctx.db, async (tx) => {
    await users.lock(tx, ctx.shopperId)
    const removed = await addresses.remove(tx, ctx.shopperId, id)
    if (!removed) throw new DomainError('NOT_FOUND')
    const [newest] = removed.isDefault ? await addresses.list(tx, ctx.shopperId) : []
    if (newest) await addresses.setDefault(tx, ctx.shopperId, newest.id)
  })
  return list(ctx)
}

export function describeAddress(row: addresses.AddressRow): Address {
  return {
    id: row.id,
    addressee: row.addressee,
    phone: row.phone,
    phone_display: phoneNumberWords(row.phone, row.country),
    area: row.area,
    country: row.country,
    province: row.province,
    city: row.city,
    postal_code: row.postalCode,
    detail: row.detail,
    tag: row.tag,
    is_default: row.isDefault,
  }
}
