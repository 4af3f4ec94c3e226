import type { Locale } from '../contracts/languages.ts'
import { HOME_TAG, productTag, shopTag } from '../lib/catalogue/tags.ts'
import type { RequestContext } from '../lib/http/request-context.ts'

/** A document that is the same for everybody. */
export interface PublicPage {
  /** Its one URL, from which alone it is rendered. */
  url: string
  /** Null for files without a language of their own. */
  locale: Locale | null
  /** The address names no language, so that the answer follows the visitor's. */
  isBare: boolean
  /** The cache tag under which a change of what it shows is announced. */
  tag: string
}

const PAGE =
  /^(?:\/(en|zh-CN|ja|ko|th))?(\/(?:home|(shop|detail)\/([1-9]\d{0,14})|detail\/([1-9]\d{0,14})\/[1-9]\d{0,14}))$/
const SITEMAP = /^\/(?:sitemap\.xml|sitemaps\/[\w-]{2,5}\/[a-z]{4,8}(?:-\d{1,7})?\.xml)$/
export const SITEMAP_TAG = 'sitemap'

/** The public page at an address, or null. */
export function publicPageOf(context: RequestContext): PublicPage | null {
  const { path } = context
  if (SITEMAP.test(path)) return { url: path, locale: null, isBare: false, tag: SITEMAP_TAG }
  const found = PAGE.exec(path)
  if (!found) return null
  const [, prefix, rest = '', kind, id, productInShop] = found
  const locale = (prefix as Locale | undefined) ?? context.locale
  return { url: `/${locale}${rest}`, locale, isBare: prefix === undefined, tag: tagOf() }

  function tagOf(): string {
    if (kind === 'shop') return shopTag(Number(id))
    const product = id ?? productInShop
    return product ? productTag(Number(product)) : HOME_TAG
  }
}

/** Whether Next's router asks for the parts of a page instead of the document. */
export const isFlightRequest = ({ header }: RequestContext): boolean => header('rsc') === '1'

/** The public page of a request for a document; null for everything else. */
export function documentAsked(context: RequestContext): PublicPage | null {
  return isFlightRequest(context) ? null : publicPageOf(context)
}
