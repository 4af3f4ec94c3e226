import { LOCALES } from '@/contracts/languages'
import { ROUTES } from '@/lib/navigation/routes'
import type { SuiteContext } from '../suite'
import { FIRST_COPY } from '../storefront'

const PUBLIC = [
  '/home',
  '/shop/1',
  '/shop/2',
  '/detail/1',
  '/detail/2',
  '/detail/3',
  `/detail/${FIRST_COPY}`,
  '/detail/1/1',
]
const SHORT_PUBLIC = ['/home', '/shop/1', '/detail/1', '/detail/1/1']
const SHORT_LOCALES = ['ko', 'ja'] as const

const DOCUMENTS = [
  '/robots.txt',
  '/sitemap.xml',
  ...LOCALES.flatMap((locale) => [
    `/sitemaps/${locale}/products-1.xml`,
    `/sitemaps/${locale}/pages.xml`,
    `/manifests/${locale}.webmanifest`,
  ]),
]

/** Goes on sale after the attack: until then caches may store that it does not exist. */
export const WITHDRAWN = 4

export interface PublicPages {
  bare: string[]
  prefixed: string[]
  documents: string[]
}

export function publicPages({ extent }: SuiteContext): PublicPages {
  const isShort = extent.form === 'short'
  const paths = isShort ? SHORT_PUBLIC : PUBLIC
  return {
    bare: paths,
    prefixed: (isShort ? SHORT_LOCALES : LOCALES).flatMap((locale) =>
      [...paths, `/detail/${WITHDRAWN}`].map((path) => `/${locale}${path}`),
    ),
    documents: isShort ? ['/robots.txt', '/sitemap.xml', '/manifests/ja.webmanifest'] : DOCUMENTS,
  }
}

/** Other spellings of a prefixed page, which caches treat as the page itself. */
export const spellingsOf = (path: string): string[] => [
  path.replace(/^(\/[^/]+)/, '$1/.'),
  path.replace(/^(\/[^/]+)/, '$1/%2e'),
  path.replace(/^/, '/x/..'),
  path.replace(/\/(\w)(\w*)$/, (_text, first: string, rest: string) => `/${encoded(first)}${rest}`),
  path.replace(
    /\/([a-z])([a-z]+)/i,
    (_text, first: string, rest: string) => `/${encoded(first)}${rest}`,
  ),
  `${path}#x`,
]

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`

/** Pages that depend on the visitor, without their parameters. */
export const PRIVATE_PATHS: string[] = ROUTES.filter((route) => !('opens' in route))
  .map(({ path }) => path)
  .filter((path) => !/^\/(home|shop|detail)\b/.test(path))

/** All queries that some screen reads: a page must not repeat the ones that it does not read. */
export const QUERY_NAMES = ['keyword', 'from', 'id', 'ids', 'order_ids', 'email', 'code', 'status']

/** The URL of a private page with a value of one visitor in its path and its query. */
export function addressWith(route: string, value: string): string {
  const [path = '', ...parameters] = route.split('/:')
  const filled =
    path +
    parameters
      .slice(0, 1)
      .map(() => `/${value}`)
      .join('')
  const query = QUERY_NAMES.map((name) =>
    name === 'from'
      ? `from=${encodeURIComponent(`/searchs?keyword=${value}`)}`
      : `${name}=${value}`,
  ).join('&')
  return `${filled}?${query}`
}
