import { MAX_CART_LINES } from '@/contracts/limits'

/**
 * Unpaid orders hold stock for 30 minutes at no cost, so each shopper has limits. One checkout makes at
 * most one order per line, so the largest checkout still fits and can be paid in one call.
 */
export const MOST_UNPAID_ORDERS = MAX_CART_LINES

/** One full line (999) and a little: more than a household buys, too little to empty many shelves. */
export const MOST_RESERVED_ITEMS = 1000
