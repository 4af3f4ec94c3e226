import { endpoint } from './endpoint'
import type * as schemas from './schemas/addresses'

export const listAddresses = endpoint<typeof schemas.listAddresses>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/address_list',
  summary: 'The shopper’s addresses, default first',
  changes: false,
})

export const getAddress = endpoint<typeof schemas.getAddress>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/address',
  summary: 'One address',
  changes: false,
})

/**
 * Every required field has its own error message (specification section 5). Without `country` the area is free
 * text and the phone number must begin with +.
 */
export const saveAddress = endpoint<typeof schemas.saveAddress>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/address_add',
  summary: 'Add an address, or edit the one named by id',
  changes: true,
  body: 'json',
})

export const setDefaultAddress = endpoint<typeof schemas.setDefaultAddress>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/address_set_default',
  summary: 'Make an address the default',
  changes: true,
  body: 'json',
})

export const deleteAddress = endpoint<typeof schemas.deleteAddress>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/address_del',
  summary: 'Delete an address',
  changes: true,
})
