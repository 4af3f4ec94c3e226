/** Limits shared by the contract, the storefront and the backend. No imports, so that screens load no schemas. */

/** Units of one SKU in a cart or an order. */
export const MAX_LINE_QUANTITY = 999

/** Equal to the lines of one checkout, so that a whole cart can be bought at once. */
export const MAX_CART_LINES = 100

/** UTF-16 units of the message to a shop. */
export const MAX_REMARK = 200

/** Characters of a promo code. */
export const MAX_PROMO_CODE = 40

/** UTF-16 units of a review. */
export const MAX_REVIEW = 1000

/** Page size of lists without a limit. */
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50

/** For sessions and their cookies (specification section 9). */
export const SESSION_LIFETIME_DAYS = 3

/** Shipments in one call of the administration. */
export const MAX_SHIPMENTS = 100

/** Units of a SKU at which a merchant should order more. */
export const LOW_STOCK = 5

/**
 * Consecutive wrong payment passwords until a lock. The first lock is short, later ones are long: a year of attacks on a
 * random code succeeds with a probability below 0.2 % (short-codes.test.ts). A mailed code ends every lock.
 */
export const PAY_LOCKS = { tries: 5, firstSeconds: 3600, laterSeconds: 86_400 }
