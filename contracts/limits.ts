/** Bounds that the contract, the storefront and the backend share. Import-free: screens load no schema for them. */

/** Pieces of one SKU in a cart or an order, whatever the stock. */
export const MAX_LINE_QUANTITY = 999

/** As many lines as one checkout takes, so that a whole cart can be bought at once. */
export const MAX_CART_LINES = 100

/** Rows of a list whose caller names no limit. */
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50

/** Of sessions and of the cookies that hold them (specification section 9). */
export const SESSION_LIFETIME_DAYS = 3
