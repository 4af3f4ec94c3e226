import type { Locale } from '@/contracts/languages'
import { amountText } from '@/server/domain/imports/csv-cells'
import { isGtin } from './gtin'

// Google's product data specification: https://support.google.com/merchants/answer/7052112

/** A product with what an item of the feed needs, in one language. */
export interface FeedProduct {
  id: number
  name: string
  description: string
  options: { name: string; values: string[] }[]
  images: string[]
  originalPrice: number | null
  shopName: string
  categoryName: string
  skus: {
    id: number
    valueIndexes: number[]
    price: number
    stock: number
    image: string | null
    barcode: string | null
    weightGrams: number | null
  }[]
}

export interface FeedPlace {
  origin: string
  locale: Locale
}

const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_BRAND = 70
const MAX_TYPE = 750
const MAX_MORE_IMAGES = 10
const CURRENCY = 'USD'

export const FEED_END = '</channel>\n</rss>\n'

export function feedStart({ origin, locale }: FeedPlace, shopName: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', shopName),
    element('link', `${origin}/${locale}/home`),
    element('description', 'Products'),
    '',
  ].join('\n')
}

/** One item per SKU. A product without an image has none, because Google requires one. */
export function feedItems(product: FeedProduct, place: FeedPlace): string {
  return product.skus
    .filter(({ image }) => (image ?? product.images[0]) !== undefined)
    .map((sku) => itemOf(product, sku, place))
    .join('')
}

function itemOf(product: FeedProduct, sku: FeedProduct['skus'][number], place: FeedPlace): string {
  const { origin, locale } = place
  const images = [...new Set([...(sku.image ? [sku.image] : []), ...product.images])]
  const [first, ...more] = images.map((address) => imageFile(address, origin))
  const values = product.options.flatMap(({ values }, at) => values[sku.valueIndexes[at]!] ?? [])
  // The original price belongs to the cheapest SKU: beside another it would be a false discount.
  const isCheapest = product.skus.every(({ price }) => sku.price <= price)
  const reduced = isCheapest && product.originalPrice !== null && product.originalPrice > sku.price
  const gtin = sku.barcode !== null && isGtin(sku.barcode) ? sku.barcode : null
  const lines = [
    element('g:id', String(sku.id)),
    element('g:title', titleOf(product.name, values)),
    element('g:description', shortened(product.description, MAX_DESCRIPTION) || product.name),
    element('g:link', `${origin}/${locale}/detail/${product.id}`),
    element('g:image_link', first!),
    ...more.slice(0, MAX_MORE_IMAGES).map((url) => element('g:additional_image_link', url)),
    element('g:availability', sku.stock > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(reduced ? product.originalPrice! : sku.price)),
    ...(reduced ? [element('g:sale_price', money(sku.price))] : []),
    element('g:brand', shortened(product.shopName, MAX_BRAND)),
    gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', gtin),
    element('g:condition', 'new'),
    element('g:product_type', shortened(product.categoryName, MAX_TYPE)),
    ...(product.skus.length > 1 ? [element('g:item_group_id', String(product.id))] : []),
    ...(sku.weightGrams ? [element('g:shipping_weight', `${sku.weightGrams} g`)] : []),
  ]
  return `<item>\n${lines.join('\n')}\n</item>\n`
}

/** The chosen values tell the items of one product apart, so they stay when the name is shortened. */
function titleOf(name: string, values: string[]): string {
  const suffix = values.length > 0 ? ` – ${values.join(', ')}` : ''
  const short = shortened(suffix, MAX_TITLE / 2)
  return shortened(name, MAX_TITLE - short.length) + short
}

/** At most `max` UTF-16 units, without half a character at the end. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}

const money = (cents: number) => `${amountText(cents)} ${CURRENCY}`

/** Generated pictures have files by size and format; Google reads PNG everywhere. */
function imageFile(address: string, origin: string): string {
  const isGenerated = /^\/api\/pictures\/[^/]+$/.test(address)
  return new URL(isGenerated ? `${address}/1200.png` : address, origin).href
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Characters that XML 1.0 does not allow, also escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function element(name: string, text: string): string {
  const plain = text.toWellFormed().replace(FORBIDDEN, '')
  return `<${name}>${plain.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!)}</${name}>`
}
