export interface List {
  name: string
  by: 'owner' | 'merchant'
  address: string
  /** Measured forty pages further down. */
  isDeep?: boolean
}

const owner = (name: string, address: string, isDeep = false): List => ({
  name,
  by: 'owner',
  address: `/api/admin/${address}`,
  isDeep,
})
const merchant = (name: string, address: string): List => ({
  ...owner(name, address),
  by: 'merchant',
})

/** What the console requests: first pages, filters, searches, and pages further down. */
export const adminLists = (): List[] => [
  owner('orders', 'orders'),
  owner('orders, further down', 'orders', true),
  owner('orders, oldest first', 'orders?sort=oldest'),
  owner('orders to ship', 'orders?to_ship=true'),
  owner('orders of a shop', 'orders?shop_id=7'),
  owner('orders of a shopper', 'orders?user_id=2000'),
  owner('orders of a month', `orders?created_from=${daysAgo(400)}&created_to=${daysAgo(370)}`),
  owner('orders by number', 'orders?search=8800000000500000'),
  owner('orders by e-mail address', 'orders?search=bench5000@sampan.example'),
  merchant('orders', 'orders'),
  owner('products', 'products'),
  owner('products, further down', 'products', true),
  owner('products by name', 'products?search=mouse'),
  owner('products with low stock', 'products?low_stock=5'),
  owner('products by sales', 'products?sort=sales'),
  merchant('products', 'products'),
  merchant('products with low stock', 'products?low_stock=5'),
  owner('refunds', 'refunds'),
  owner('refunds, further down', 'refunds', true),
  owner('refunds that wait', 'refunds?status=0&sort=oldest'),
  merchant('refunds', 'refunds'),
  owner('top-ups', 'recharges'),
  owner('top-ups, further down', 'recharges', true),
  owner('top-ups that wait', 'recharges?status=0&sort=oldest'),
  owner('top-ups by transaction id', 'recharges?search=bench500001'),
  owner('withdrawals', 'withdrawals'),
  owner('withdrawals, further down', 'withdrawals', true),
  owner('withdrawals that wait', 'withdrawals?status=0&sort=oldest'),
  owner('shoppers', 'shoppers'),
  owner('shoppers, further down', 'shoppers', true),
  owner('shoppers by name', 'shoppers?search=Bench%20Shopper5000'),
  owner('shoppers by e-mail address', 'shoppers?search=bench5000@sampan.example'),
  owner('blocked shoppers', 'shoppers?is_blocked=true'),
  owner('audit trail', 'audit'),
  owner('audit trail, further down', 'audit', true),
  owner('audit trail of an event', 'audit?event=sign-in'),
  owner('audit trail of a shopper', 'audit?user_id=2000'),
  owner('dashboard', 'dashboard'),
  merchant('dashboard', 'dashboard'),
]

const DAY_MS = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
