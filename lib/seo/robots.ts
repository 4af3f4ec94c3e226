import { brand } from '@/contracts/brand'
import { isPublicPath } from '@/lib/navigation/public-paths'
import { ROUTES } from '@/lib/navigation/routes'
import { publicOrigin } from './addresses'

/** Public pages without content for search engines. */
const EXCLUDED_PAGES = ['/bag', '/filter']
/** Search engines load these when they render pages. */
const OPEN_CALLS = [
  '/api/pictures/',
  '/api/uploads/',
  '/api/feeds/',
  '/api/share/',
  '/api/product/',
  '/api/shop/',
  '/api/home',
]

/** Path prefixes, without a language, that crawlers must not request. */
export function closedPaths(): string[] {
  const heads = ROUTES.map(({ path }) => `/${path.split('/')[1]}`)
  return heads.filter((head) => !isPublicPath(head) || EXCLUDED_PAGES.includes(head))
}

export function robotsText(): string {
  const prefixes = ['', ...brand().languages.map((locale) => `/${locale}`)]
  const closed = prefixes.flatMap((prefix) => closedPaths().map((path) => prefix + path))
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    ...OPEN_CALLS.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${publicOrigin()}/sitemap.xml`,
    '',
  ].join('\n')
}
