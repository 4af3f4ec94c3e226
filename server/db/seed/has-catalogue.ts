/** The condition, in SQL, that a shop has products or was opened without the demo catalogue. No imports: every start loads it. */
export const HAS_CATALOGUE = `(exists (select from products)
  or exists (select from shop_settings where key = 'demo-catalogue' and value = 'false'))`
