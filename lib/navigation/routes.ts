/**
 * The route table of the specification (section 2). `?` marks an optional segment. Public paths and
 * closed paths are in public-paths.ts and region-policy.ts.
 */
type Route = {
  /** The public path, without a language prefix. */
  path: `/${string}`
  /** The message key under `titles`. */
  title: string
  /** Tabs are kept alive; all other pages are in the stack. */
  place: 'tabs' | 'stack'
  /** Paths that only redirect. */
  opens?: 'merchant'
}

export const ROUTES = [
  { path: '/home', title: 'home', place: 'tabs' },
  { path: '/explore', title: 'explore', place: 'tabs' },
  { path: '/bag', title: 'cart', place: 'tabs' },
  { path: '/filter', title: 'filter', place: 'tabs', opens: 'merchant' },
  { path: '/order', title: 'order', place: 'stack' },
  { path: '/comment', title: 'comment', place: 'stack' },
  { path: '/checkout', title: 'checkout', place: 'stack' },
  { path: '/language', title: 'language', place: 'stack' },
  { path: '/notification', title: 'notification', place: 'stack' },
  { path: '/profile', title: 'profile', place: 'stack' },
  { path: '/forgotPassword', title: 'forgotPassword', place: 'stack' },
  { path: '/changePassword', title: 'changePassword', place: 'stack' },
  { path: '/changePayPwd', title: 'changePayPwd', place: 'stack' },
  { path: '/helpAndSupport', title: 'helpAndSupport', place: 'stack' },
  { path: '/withDraw', title: 'withDraw', place: 'stack' },
  { path: '/depositRecord', title: 'depositRecord', place: 'stack' },
  { path: '/topUp', title: 'topUp', place: 'stack' },
  { path: '/walletTopUp', title: 'walletTopUp', place: 'stack' },
  { path: '/cardTopUp', title: 'cardTopUp', place: 'stack' },
  { path: '/topUpRecord', title: 'topUpRecord', place: 'stack' },
  { path: '/capitalRecord', title: 'capitalRecord', place: 'stack' },
  { path: '/myFavourite', title: 'myFavourite', place: 'stack' },
  { path: '/payment', title: 'payment', place: 'stack' },
  { path: '/security', title: 'security', place: 'stack' },
  { path: '/heart', title: 'heart', place: 'stack' },
  { path: '/setting', title: 'setting', place: 'stack' },
  { path: '/search', title: 'search', place: 'stack' },
  { path: '/searchs', title: 'searchs', place: 'stack' },
  { path: '/popular', title: 'popular', place: 'stack' },
  { path: '/login', title: 'login', place: 'stack' },
  { path: '/register', title: 'register', place: 'stack' },
  { path: '/platform', title: 'platform', place: 'stack' },
  { path: '/law', title: 'law', place: 'stack' },
  { path: '/address', title: 'address', place: 'stack' },
  { path: '/products', title: 'products', place: 'stack' },
  { path: '/service', title: 'service', place: 'stack' },
  { path: '/services', title: 'services', place: 'stack' },
  { path: '/passwords', title: 'passwords', place: 'stack' },
  { path: '/orderInfo/:id?', title: 'orderInfo', place: 'stack' },
  {
    path: '/refund/:id?/:sn?/:product_ids?/:amount?',
    title: 'refund',
    place: 'stack',
  },
  { path: '/myPurchases/:status?', title: 'myPurchases', place: 'stack' },
  { path: '/detail/:product?/:mer?', title: 'detail', place: 'stack' },
  { path: '/addressForm/:id?', title: 'addressForm', place: 'stack' },
  { path: '/shop/:id?', title: 'shop', place: 'stack' },
] as const satisfies Route[]

export type TitleKey = (typeof ROUTES)[number]['title'] | 'notFound'

type Pattern = { route: Route; head: string; most: number }

const PATTERNS: Pattern[] = ROUTES.map((route) => {
  const [, head = '', ...parameters] = route.path.split('/')
  return { route, head, most: parameters.length }
})

/** The route of a path, or undefined. The path has no language prefix and no query. */
export function routeOf(path: string): Route | undefined {
  const [root, head, ...parameters] = path.split('/')
  if (root !== '') return undefined
  if (parameters.some((parameter) => parameter === '')) return undefined
  return PATTERNS.find((row) => row.head === head && parameters.length <= row.most)?.route
}

export function isKeptAlive(path: string): boolean {
  return routeOf(path)?.place === 'tabs'
}
