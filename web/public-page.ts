import { offered } from '../contracts/brand.ts'
import type { Locale } from '../contracts/languages.ts'
import { HOME_TAG, productTag, shopTag } from '../lib/catalogue/tags.ts'
import type { RequestContext } from '../lib/http/request-context.ts'

/** A document that is the same for every visitor. */
export interface PublicPage {
  /** The canonical URL from which it is rendered. */
  url: string
  /** Null for files without a language. */
  locale: Locale | null
  /** The URL has no language prefix, so the response depends on the visitor's language. */
  isBare: boolean
  /** The cache tag that invalidates it. */
  tag: string
}

const PAGE =
  /^(?:\/(en|zh-CN|ja|ko|th))?(\/(?:home|(shop|detail)\/([1-9]\d{0,14})|detail\/([1-9]\d{0,14})\/[1-9]\d{0,14}))$/
const SITEMAP = /^\/(?:sitemap\.xml|sitemaps\/[\w-]{2,5}\/[a-z]{4,8}(?:-\d{1,7})?\.xml)$/
export const SITEMAP_TAG = 'sitemap'

/** Returns the public page at a URL, or null. */
export function publicPageOf(context: RequestContext): PublicPage | null {
  const { path } = context
  if (SITEMAP.test(path)) return { url: path, locale: null, isBare: false, tag: SITEMAP_TAG }
  const found = PAGE.exec(path)
  if (!found) return null
  const [, prefix, rest = '', kind, id, productInShop] = found
  const locale = prefix === undefined ? context.locale : offered(prefix)
  if (!locale) return null
  return { url: `/${locale}${rest}`, locale, isBare: prefix === undefined, tag: tagOf() }

  function tagOf(): string {
    if (kind === 'shop') return shopTag(Number(id))
    const product = id ?? productInShop
    return product ? productTag(Number(product)) : HOME_TAG
  }
}
