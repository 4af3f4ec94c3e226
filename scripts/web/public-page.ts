import type { IncomingMessage } from 'node:http'
import { chooseLocale } from '../../lib/i18n/choose-locale.ts'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '../../lib/i18n/language-patterns.ts'

/** A page that is the same for everyone, as one request asks for it. */
export interface PublicPage {
  /** With its language, whether the address names one or not. */
  address: string
  /** The address names no language, so that the answer follows the visitor's. */
  isBare: boolean
  /** The one under which a change of what it shows is announced. */
  tag: string
}

const ADDRESS =
  /^(?:\/(en|zh-CN|ja|ko|th))?(\/(?:home|(shop|detail)\/([1-9]\d{0,14})|detail\/([1-9]\d{0,14})\/[1-9]\d{0,14}))(?:\?|$)/
/** Next's own loads of parts of a page, which have addresses like the page. */
const PART = /[?&]_rsc=/
/** An editor's look at what is not published, and whatever else makes a page one person's. */
const PREVIEW = '__prerender_bypass'

/** Of the page itself and of Next's loads of its parts. */
export function isPublicAddress(url: string): { isBare: boolean } | null {
  const found = ADDRESS.exec(url)
  return found && { isBare: found[1] === undefined }
}

/** Null for everything that is not the whole of a public page. */
export function publicPageOf(request: IncomingMessage): PublicPage | null {
  const { method, headers, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const found = ADDRESS.exec(url)
  if (!found) return null
  if (headers.rsc !== undefined || headers.range !== undefined || PART.test(url)) return null
  if (headers.cookie?.includes(PREVIEW)) return null
  const [, named, path = '', kind, id, productInShop] = found
  const locale = named ?? visitorsLocale(headers)
  if (!locale) return null
  const tag =
    kind === 'shop' ? `shop-${id}` : id || productInShop ? `product-${id ?? productInShop}` : 'home'
  return { address: `/${locale}${path}`, isBare: named === undefined, tag }
}

const known = new Map<string, string>()
const MOST_KNOWN = 2000

/** Chosen once for each wish; undefined where a cookie comes twice, which is for Next to judge. */
function visitorsLocale(headers: IncomingMessage['headers']): string | undefined {
  const { cookie = '' } = headers
  const visit = valueOf(cookie, VISIT_LANGUAGE_COOKIE)
  const chosen = valueOf(cookie, LANGUAGE_COOKIE)
  if (visit === null || chosen === null) return undefined
  const acceptLanguage = headers['accept-language']
  const wish = `${visit}\n${chosen}\n${acceptLanguage}`
  const before = known.get(wish)
  if (before) return before
  const locale = chooseLocale({ visitCookie: visit, languageCookie: chosen, acceptLanguage })
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(wish, locale)
  return locale
}

function valueOf(cookie: string, name: string): string | undefined | null {
  if (!cookie.includes(name)) return undefined
  const values = cookie.split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return key.trim() === name ? [value.join('=').trim()] : []
  })
  return values.length > 1 ? null : values[0]
}
