import {
  deleteAddress,
  getAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '@/contracts/addresses'
import { listAreas } from '@/contracts/areas'
import type { Address } from '@/contracts/schemas/addresses'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { phoneNumberOf, phoneNumberWords } from '@/server/domain/phone-numbers'
import { areaFaultsOf, lineOf, list } from '@/server/services/accounts/areas'
import { on, type Ctx } from '../serve'
import { nextId } from '../world'

const sorted = ({ shopper }: Ctx) =>
  [...shopper.addresses].sort((a, b) => Number(b.is_default) - Number(a.is_default) || b.id - a.id)

export function addressOf({ shopper }: Ctx, id: number): Address {
  const address = shopper.addresses.find((one) => one.id === id)
  if (!address) throw new DomainError('NOT_FOUND')
  return address
}

function makeDefault({ shopper }: Ctx, id: number): void {
  for (const one of shopper.addresses) one.is_default = one.id === id
}

on(listAreas, ({ locale }, { query }) => list({ locale } as never, query))
on(listAddresses, (ctx) => sorted(ctx))
on(getAddress, (ctx, { query }) => addressOf(ctx, query.id))

on(saveAddress, async (ctx, { body }) => {
  const { id, country, province = '', city = '', is_default: isDefault, ...typed } = body
  const phone = phoneNumberOf(typed.phone, country)
  const coded = country ? { country, province, city } : null
  const area = coded ? await lineOf(ctx.locale, coded) : typed.area
  if (phone === null) throw new InvalidInput({ phone: 'fields.mobile' })
  if (area === null) throw new InvalidInput(coded ? await areaFaultsOf(coded) : {})
  const known = id === undefined ? undefined : addressOf(ctx, id)
  const address: Address = {
    ...typed,
    id: known?.id ?? nextId(ctx.world),
    phone,
    phone_display: phoneNumberWords(phone, country ?? null),
    area,
    country: country ?? null,
    province: province || null,
    city: city || null,
    is_default: known?.is_default ?? false,
  }
  if (known) Object.assign(known, address)
  else ctx.shopper.addresses.push(address)
  if (isDefault || ctx.shopper.addresses.length === 1) makeDefault(ctx, address.id)
  return addressOf(ctx, address.id)
})

on(setDefaultAddress, (ctx, { body }) => {
  makeDefault(ctx, addressOf(ctx, body.id).id)
  return sorted(ctx)
})

on(deleteAddress, (ctx, { query }) => {
  const { shopper } = ctx
  const gone = addressOf(ctx, query.id)
  shopper.addresses = shopper.addresses.filter((one) => one !== gone)
  const [next] = shopper.addresses
  if (gone.is_default && next) next.is_default = true
  return sorted(ctx)
})
