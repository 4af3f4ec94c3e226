import { endpoint } from './endpoint'
import type * as schemas from './schemas/wallet'

export const listNetworks = endpoint<typeof schemas.listNetworks>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/getBlockchain',
  summary: 'The networks a top-up on chain can come by; never DEX, BSC or HECO',
  changes: false,
})

/**
 * Credited only when an operator passes it. A card that its bank refuses gives a refused top-up; one whose
 * bank asks for a code waits for it.
 */
export const requestRecharge = endpoint<typeof schemas.requestRecharge>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge',
  summary: 'Ask for a top-up: on chain, by card, or by a transfer made by hand',
  changes: true,
  isKeyed: true,
  body: 'json',
})

/** A wrong code can be given again; after too many the card is refused. */
export const confirmRecharge = endpoint<typeof schemas.confirmRecharge>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge_confirm',
  summary: 'Give the code that the card’s bank asks for',
  changes: true,
  body: 'json',
})

export const listRecharges = endpoint<typeof schemas.listRecharges>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/recharge_log',
  summary: 'The shopper’s top-ups, latest first',
  changes: false,
})
