import { endpoint } from './endpoint'
import type * as schemas from './schemas/wallet'

export const listNetworks = endpoint<typeof schemas.listNetworks>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/getBlockchain',
  summary: 'The networks for deposits; never DEX, BSC or HECO',
  changes: false,
})

export const getTransferAccount = endpoint<typeof schemas.getTransferAccount>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/transfer_account',
  summary: 'The account for bank transfers; null when customer service names it',
  changes: false,
})

/** Without a provider, top-ups by card are not offered. */
export const getCardTerms = endpoint<typeof schemas.getCardTerms>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/card_terms',
  summary: 'Who charges cards, and whether it is a test',
  changes: false,
})

/**
 * Credited only after an operator passes it. A card that its bank rejects creates a rejected top-up; one whose
 * bank requires a code waits for it.
 */
export const requestRecharge = endpoint<typeof schemas.requestRecharge>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge',
  summary: 'Request a top-up: on chain, by card, or by manual transfer',
  changes: true,
  isKeyed: true,
  body: 'json',
})

/** A wrong code can be corrected; after too many tries the card is rejected. */
export const confirmRecharge = endpoint<typeof schemas.confirmRecharge>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge_confirm',
  summary: 'Enter the code of the card’s bank',
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
