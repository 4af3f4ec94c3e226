/** Cache tags of the public pages; the database's triggers write the same names. Import-free: Node loads this file. */
export const HOME_TAG = 'home'
/** On everything of the catalogue: for when single changes may have been missed. */
export const CATALOGUE_TAG = 'catalogue'
export const productTag = (id: number) => `product-${id}`
export const shopTag = (id: number) => `shop-${id}`

export function isCatalogueTag(tag: unknown): tag is string {
  return typeof tag === 'string' && /^(home|catalogue|(product|shop)-\d{1,15})$/.test(tag)
}
