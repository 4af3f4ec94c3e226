import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { brand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'
import { canonicalAddress, languageAddresses, pictureFile, sharePicture } from './addresses'

const LONGEST_DESCRIPTION = 160

/** Shortens a description to one line, cut at a word boundary of the language. */
export function shortened(text: string, locale: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(line)
  let end = 0
  for (const { index, segment } of words) {
    if (index + segment.length > LONGEST_DESCRIPTION - 1) break
    end = index + segment.length
  }
  return `${line.slice(0, end).trimEnd()}…`
}

/** Metadata of a public page for search engines and link previews. `path` has no language prefix. */
export function publicMetadata(page: {
  title: string
  /** Leaves out the name of the site after the title. */
  isWholeTitle?: boolean
  description: string
  path: string
  picture?: string | undefined
  locale: Locale
}): Metadata {
  const { title, path, picture, locale } = page
  const description = shortened(page.description, locale)
  const address = canonicalAddress(path, locale)
  const images = picture ? [{ url: pictureFile(picture), alt: title }] : []
  return {
    title: page.isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: address, languages: languageAddresses(path) },
    openGraph: {
      type: 'website',
      siteName: brand().name[locale],
      title,
      description,
      url: address,
      locale: withTerritory(locale),
      images,
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  }
}

/** Adds the likely region, for example "th_TH": Open Graph locales need one. */
function withTerritory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** Both URLs of a product have the same canonical URL. */
export async function productMetadata(product: Product | null): Promise<Metadata> {
  if (!product) return {}
  const locale = await getLocale()
  return publicMetadata({
    title: product.name,
    description: product.description,
    path: `/detail/${product.id}`,
    picture: sharePicture(product, locale),
    locale,
  })
}
