/**
 * Cache tags of the public pages. The triggers of the database write the same names. No imports: Node loads this
 * file.
 */
export const HOME_TAG = 'home'
/** Tags every catalogue page; invalidated when single changes may have been missed. */
export const CATALOGUE_TAG = 'catalogue'
export const productTag = (id: number) => `product-${id}`
export const shopTag = (id: number) => `shop-${id}`
