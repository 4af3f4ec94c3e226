import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-shoppers'

/**
 * Latest first. `search` is an e-mail address, a mobile number or an id, each complete, or the start of a name; a start
 * that more than a thousand shoppers share finds a thousand of them.
 */
export const listAdminShoppers = endpoint<typeof schemas.listAdminShoppers>()({
  access: { staff: 'shoppers.read' },
  method: 'get',
  path: '/api/admin/shoppers',
  summary: 'Shoppers',
  changes: false,
})

export const getAdminShopper = endpoint<typeof schemas.getAdminShopper>()({
  access: { staff: 'shoppers.read' },
  method: 'get',
  path: '/api/admin/shoppers/get',
  summary: 'One shopper with balances, counts and sessions',
  changes: false,
})

export const listAdminShopperFunds = endpoint<typeof schemas.listAdminShopperFunds>()({
  access: { staff: 'shoppers.read' },
  method: 'get',
  path: '/api/admin/shoppers/funds',
  summary: 'Every movement of a shopper’s balance, latest first',
  changes: false,
})

/** Without a session id: all of them. */
export const endAdminShopperSessions = endpoint<typeof schemas.endAdminShopperSessions>()({
  access: { staff: 'shoppers.block' },
  method: 'post',
  path: '/api/admin/shoppers/end-sessions',
  summary: 'Sign a shopper out',
  changes: true,
  body: 'json',
})

/** Ends every session. Until it is unblocked, the account cannot sign in, reset its password or buy; its money stays. */
export const blockAdminShopper = endpoint<typeof schemas.blockAdminShopper>()({
  access: { staff: 'shoppers.block' },
  method: 'post',
  path: '/api/admin/shoppers/block',
  summary: 'Block a shopper',
  changes: true,
  body: 'json',
})

export const unblockAdminShopper = endpoint<typeof schemas.unblockAdminShopper>()({
  access: { staff: 'shoppers.block' },
  method: 'post',
  path: '/api/admin/shoppers/unblock',
  summary: 'Unblock a shopper',
  changes: true,
  body: 'json',
})
