import { LOCALES } from '@/contracts/languages'
import { ROUTES } from '@/lib/navigation/routes'

/** What the generator knows about the running storefront. */
export interface World {
  products: number[]
  /** Build files that the home page loads. */
  files: string[]
  sessions: { token: string; cookie: string; xsrf: string }[]
}

const READ_CALLS = [
  '/api/home',
  '/api/product/list',
  '/api/product/detail?id=1',
  '/api/product/live?id=1',
  '/api/product/suggest?keyword=tea',
  '/api/product/popular',
  '/api/shop/list',
  '/api/shop/detail?id=1',
  '/api/user/language_list',
  '/api/user/info',
  '/api/cart/list',
  '/api/order/list',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/metrics',
  '/api/openapi.json',
  '/api/revalidate',
  '/api/none',
  '/api',
]
const WRITE_CALLS = [
  '/api/user/login',
  '/api/user/register',
  '/api/user/profile',
  '/api/cart/add',
  '/api/order/create',
  '/api/product/favourite',
  '/api/common/upload',
  '/api/vitals',
  '/api/ops/product',
  '/api/revalidate',
]
const SITE_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/worker.js',
  '/favicon.ico',
  '/icons/none.png',
  '/region',
  '/_next/static/chunks/none.js',
  '/_next/data/none.json',
  '/_next/image?url=/icons/x.png&w=640&q=75',
]

/** Paths without a language, with parameters of the products. */
function pagesOf({ products }: World): string[] {
  const [first = 1, second = 2] = products
  const routes = ROUTES.map(({ path }) => path.replace(/:\w+\?/g, String(second)))
  const shown = products.slice(0, 40).map((id) => `/detail/${id}`)
  const own = ['/home', '/shop/1', '/shop/2', `/detail/${first}/${second}`, '/', '/nothing-here']
  return [...own, ...shown, '/detail/999999', '/shop/0', '/detail/x', ...routes]
}

const known = new WeakMap<World, string[][]>()

/** By kind, so that rare kinds are drawn as often as pages. */
export function pathsOf(world: World): string[][] {
  const before = known.get(world)
  if (before) return before
  const made = Object.values(kindsOf(world))
  known.set(world, made)
  return made
}

function kindsOf(world: World): Record<string, string[]> {
  const pages = pagesOf(world)
  return {
    bare: pages,
    prefixed: pages.flatMap((page) => LOCALES.map((locale) => `/${locale}${page}`)),
    read: READ_CALLS,
    write: WRITE_CALLS,
    share: world.products
      .slice(0, 6)
      .map((id, at) => `/api/share/${LOCALES[at % LOCALES.length]}/${id}.png`),
    picture: ['mugs.sand.front', 'mugs.sand.logo', 'none'].flatMap((name) => [
      `/api/pictures/${name}/640.webp`,
      `/api/pictures/${name}`,
    ]),
    upload: ['/api/uploads/none.webp', '/api/uploads/1'],
    build: world.files,
    site: [
      ...SITE_FILES,
      ...LOCALES.flatMap((locale) => [
        `/sitemaps/${locale}/pages.xml`,
        `/sitemaps/${locale}/products-1.xml`,
        `/manifests/${locale}.webmanifest`,
      ]),
    ],
  }
}
