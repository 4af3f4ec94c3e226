/**
 * The shop setting `demo-catalogue`, in SQL: `seeding` from the transaction that writes the catalogue until the rest of
 * the demo exists, then `true`; `false` if the shop was opened without it; null if it began with products of its own.
 * No imports: every start loads it.
 */
export const DEMO_SETTING = `(select value #>> '{}' from shop_settings where key = 'demo-catalogue')`

/** Whether nothing is left to seed. */
export const IS_SEEDED = `coalesce(${DEMO_SETTING} <> 'seeding', exists (select from products))`
