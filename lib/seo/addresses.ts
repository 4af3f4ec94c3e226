import { createHash } from 'node:crypto'
import { brand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'

/** The public origin of the site, without a trailing slash. */
export function publicOrigin(): string {
  const given = process.env.PUBLIC_ORIGIN
  return (given && URL.parse(given)?.origin) || `http://localhost:${process.env.PORT || 3000}`
}

/** The canonical URL: with the language prefix. */
export function canonicalAddress(path: string, locale: Locale): string {
  return `${publicOrigin()}/${locale}${path}`
}

/** The hreflang URLs of a page; x-default is the URL without a prefix. */
export function languageAddresses(path: string): Record<string, string> {
  const addresses: Record<string, string> = {}
  for (const locale of brand().languages) addresses[locale] = canonicalAddress(path, locale)
  addresses['x-default'] = publicOrigin() + path
  return addresses
}

/** The absolute URL of a picture. Generated pictures become PNG, because some link previews support nothing else. */
export function pictureFile(address: string): string {
  const isDrawn = /^\/api\/pictures\/[^/]+$/.test(address)
  return new URL(isDrawn ? `${address}/1200.png` : address, publicOrigin()).href
}

/** The generated preview of a product with its name and price; its URL changes when one of them changes. */
export function sharePicture(product: Product, locale: Locale): string | undefined {
  if (!/^\/api\/(?:pictures|uploads)\//.test(product.image)) return product.image || undefined
  const shown = JSON.stringify([product.name, product.price, product.shop_name, product.image])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return `/api/share/${locale}/${product.id}.png?v=${version}`
}
