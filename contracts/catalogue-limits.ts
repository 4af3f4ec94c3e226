/** Limits of the catalogue for the administration and for imports. No imports, so that screens load no schemas. */

/** Of product and shop handles, and of category keys: lower-case words joined with `-`. */
export const HANDLE_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MAX_HANDLE = 100

/** UTF-16 units. */
export const MAX_NAME = 160
export const MAX_DESCRIPTION = 5000
export const MAX_RETURN_ADDRESS = 300
export const MAX_OPTION_TEXT = 60
export const MAX_IMAGE_ALT = 200
export const MAX_CODE = 64

export const MAX_OPTIONS = 3
export const MAX_OPTION_VALUES = 50
/** SKUs of a product that are not retired. */
export const MAX_SKUS = 200
export const MAX_IMAGES = 12
/** SKUs of one bulk change. */
export const MAX_BULK_SKUS = 500

/** One million dollars. */
export const MAX_PRICE_CENTS = 100_000_000
export const MAX_STOCK = 1_000_000
export const MAX_WEIGHT_GRAMS = 1_000_000
