// Written by `npm run plain` from contracts/addresses.ts.
import type * as contract from '@/contracts/addresses'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const Address: Shape = {
  id: ['int', 1],
  addressee: 'string',
  phone: 'string',
  'phone_display?': ['nullable', 'string'],
  area: 'string',
  'country?': ['nullable', 'string'],
  'province?': ['nullable', 'string'],
  'city?': ['nullable', 'string'],
  'postal_code?': ['nullable', 'string'],
  detail: 'string',
  tag: 'string',
  is_default: 'boolean',
}

export const deleteAddress: PlainEndpoint<typeof contract.deleteAddress> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/address_del',
  changes: true,
  data: ['list', Address],
}

export const getAddress: PlainEndpoint<typeof contract.getAddress> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/address',
  changes: false,
  data: Address,
}

export const listAddresses: PlainEndpoint<typeof contract.listAddresses> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/address_list',
  changes: false,
  data: ['list', Address],
}

export const saveAddress: PlainEndpoint<typeof contract.saveAddress> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/address_add',
  changes: true,
  besideBody: [],
  data: Address,
}

export const setDefaultAddress: PlainEndpoint<typeof contract.setDefaultAddress> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/address_set_default',
  changes: true,
  besideBody: [],
  data: ['list', Address],
}
