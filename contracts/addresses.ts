import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, QueryId, text } from './fields'

export const Address = z.object({
  id: Id,
  addressee: z.string(),
  phone: z.string(),
  area: z.string(),
  detail: z.string(),
  tag: z.string(),
  is_default: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const listAddresses = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/address_list',
  summary: 'The shopper’s addresses, default first',
  changes: false,
  data: z.array(Address),
})

export const getAddress = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/address',
  summary: 'One address',
  changes: false,
  query: z.object({ id: QueryId }),
  data: Address,
})

/** Each field is required with its own words (specification section 5). */
export const saveAddress = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/address_add',
  summary: 'Add an address, or edit the one named by id',
  changes: true,
  body: z.strictObject({
    id: Id.optional(),
    addressee: text(80, 'fields.addressee'),
    phone: text(40, 'fields.phone').pipe(
      z.string().regex(/^\+?[\d\s().-]{6,24}$/, 'fields.mobile'),
    ),
    area: text(200, 'fields.area'),
    detail: text(300, 'fields.detail'),
    tag: text(30, 'fields.tag'),
    is_default: z.boolean().default(false),
  }),
  data: Address,
})

export const setDefaultAddress = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/address_set_default',
  summary: 'Make an address the default',
  changes: true,
  body: z.strictObject({ id: Id }),
  data: z.array(Address),
})

export const deleteAddress = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/address_del',
  summary: 'Delete an address',
  changes: true,
  query: z.object({ id: QueryId }),
  data: z.array(Address),
})
