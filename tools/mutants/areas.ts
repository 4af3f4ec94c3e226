/** Code that is mutated together, and the tests that should notice. */
export interface Area {
  name: string
  mutate: string[]
  tests: string[]
  /** The tests need PostgreSQL; mutants outside functions, which would run all of them, are left out. */
  usesDatabase?: boolean
}

const routes = (...names: string[]) => names.map((name) => `server/routes/${name}.test.ts`)

export const AREAS: Area[] = [
  { name: 'domain', mutate: ['server/domain/**/*.ts'], tests: ['server/domain/**/*.test.ts'] },
  { name: 'format', mutate: ['lib/format/*.ts'], tests: ['lib/format/*.test.ts'] },
  {
    name: 'navigation',
    mutate: ['lib/navigation/*.ts'],
    tests: ['lib/navigation/*.test.{ts,tsx}'],
  },
  { name: 'cart', mutate: ['lib/cart/*.ts'], tests: ['lib/cart/*.test.{ts,tsx}'] },
  {
    name: 'page-cache',
    mutate: ['web/{page-cache,pages,public-page}.ts'],
    tests: ['web/{page-cache,pages,public-page,documents}.test.ts'],
  },
  {
    name: 'gateway',
    mutate: ['lib/gateway/{admission,cross-site,session-cookies}.ts'],
    tests: ['lib/gateway/*.test.ts'],
  },
  {
    name: 'access',
    mutate: [
      'server/http/{serve,session,show-upload}.ts',
      'server/operator-token.ts',
      'server/services/accounts/{accounts,existence-tries,password-reset,try-limits}.ts',
    ],
    tests: [
      'server/operator-token.test.ts',
      'server/http/{serve,show-upload}.test.ts',
      'server/services/accounts/*.test.ts',
      ...routes('account', 'account-traces', 'passwords', 'sessions', 'waiting-times'),
    ],
    usesDatabase: true,
  },
  {
    name: 'orders',
    mutate: ['server/services/orders/*.ts', 'server/services/operations/with-idempotency.ts'],
    tests: [
      // Not those of crashes and simulated shoppers, which take half a minute each.
      'server/services/orders/{order-moves,order-times,oversell,statement-order}.test.ts',
      'server/services/catalogue/sales.test.ts',
      'server/services/operations/with-idempotency.test.ts',
      'server/services/wallet/card-races.test.ts',
      ...routes(
        'admin-parcels',
        'carrier',
        'cart',
        'existence-limits',
        'keys-and-tickets',
        'moves',
        'order-traces',
        'orders',
        'page-ends',
        'parcels',
        'promo-minimum',
        'promos',
        'quantities',
        'reservations',
        'reviews',
        'shipping-and-tax',
      ),
    ],
    usesDatabase: true,
  },
  {
    name: 'refunds',
    mutate: ['server/services/refunds/*.ts'],
    tests: [
      'server/services/refunds/*.test.ts',
      ...routes(
        'promo-minimum',
        'refund-input',
        'refund-notices',
        'refund-stock',
        'refund-view',
        'refunds',
      ),
    ],
    usesDatabase: true,
  },
  {
    name: 'wallet',
    mutate: ['server/services/wallet/*.ts', 'contracts/withdrawal-charge.ts'],
    tests: [
      'contracts/withdrawal-charge.test.ts',
      'server/services/wallet/*.test.ts',
      ...routes(
        'admin-withdrawals',
        'bill',
        'card-provider',
        'deposit-limits',
        'existence-limits',
        'page-ends',
        'stripe',
        'wallet',
        'wallet-traces',
        'withdrawal-tickets',
        'withdrawals',
      ),
    ],
    usesDatabase: true,
  },
]
