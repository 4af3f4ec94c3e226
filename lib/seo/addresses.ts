import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'

/** The address of the site as visitors write it, without a slash at its end. */
export function publicOrigin(): string {
  const given = process.env.PUBLIC_ORIGIN
  return (given && URL.parse(given)?.origin) || `http://localhost:${process.env.PORT || 3000}`
}

/** The address search engines are given: the one with the language in it. */
export function canonicalAddress(path: string, locale: Locale): string {
  return `${publicOrigin()}/${locale}${path}`
}

/** The same page in every language; whoever speaks none of them gets the bare address. */
export function languageAddresses(path: string): Record<string, string> {
  const addresses: Record<string, string> = {}
  for (const locale of LOCALES) addresses[locale] = canonicalAddress(path, locale)
  addresses['x-default'] = publicOrigin() + path
  return addresses
}

/** A picture's address as other sites load it. Drawn pictures are sent as the PNG that every reader of links can show. */
export function pictureFile(address: string): string {
  const isDrawn = /^\/api\/pictures\/[^/]+$/.test(address)
  return new URL(isDrawn ? `${address}/1200.png` : address, publicOrigin()).href
}

/** The drawn picture of a product with its name and price; another address whenever one of them changes. */
export function sharePicture(product: Product, locale: Locale): string | undefined {
  if (!product.image.startsWith('/api/pictures/')) return product.image || undefined
  const shown = JSON.stringify([product.name, product.price, product.shop_name, product.image])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return `/api/share/${locale}/${product.id}.png?v=${version}`
}
