/** The shops that a query may read; null for all. `ShopScope` of the access check is one. */
export type ShopIds = readonly number[] | null

/**
 * The shops that a list may read: those of the caller, narrowed to the one that was asked for; null for all. Empty when
 * the asked shop is not the caller's.
 */
export function shopsWithin(scope: ShopIds, shopId: number | undefined): ShopIds {
  if (shopId === undefined) return scope
  return scope === null || scope.includes(shopId) ? [shopId] : []
}
