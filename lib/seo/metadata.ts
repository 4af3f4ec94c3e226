import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import type { Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/schemas/products'
import { canonicalAddress, languageAddresses, pictureFile, sharePicture } from './addresses'

const LONGEST_DESCRIPTION = 160

/** One line for a list of results, cut between words where the language has them. */
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

/** What search engines and shared links say of a public page. `path` has no language prefix. */
export function publicMetadata(page: {
  title: string
  /** The title stands alone, without the name of the site after it. */
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
      siteName: 'Sampan',
      title,
      description,
      url: address,
      locale: withTerritory(locale),
      images,
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  }
}

/** "th_TH": shared links name a language together with the country it is most spoken in. */
function withTerritory(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** Both addresses of a product name the same canonical one. */
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
