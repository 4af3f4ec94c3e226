import type { ColourName } from '@/server/pictures/colours'

export const SEED_LOCALES = ['en', 'zh-CN', 'ja', 'ko', 'th'] as const
export type SeedLocale = (typeof SEED_LOCALES)[number]
export type Texts<T> = Record<SeedLocale, T>

export type CategoryKey =
  | 'computer'
  | 'electrical_equipment'
  | 'outdoors'
  | 'family_life'
  | 'health'
  | 'mens_clothing'
  | 'womens_clothing'
  | 'food'
  | 'mobile_phone'
  | 'toys'

export type SeedCategory = {
  id: number
  key: CategoryKey
  texts: Texts<{ name: string }>
  icon: string
}

export type SeedShop = {
  id: number
  texts: Texts<{ name: string; description: string }>
  /** The kind and its colour in the logo and banner. */
  kind: string
  colour: ColourName
  categoryKeys: CategoryKey[]
  fans: number
  openedAt: string
}

export type SeedOption = { name: string; values: string[] }

export type SeedSku = {
  /** One index per option, in the order of the options; empty when the product has none. */
  valueIndexes: number[]
  priceCents: number
  stock: number
  /** The colour of the SKU's picture, if its options include a colour. */
  colour: ColourName | null
}

export const REVIEW_VIEWS = ['three-quarter', 'back', 'close-up'] as const
export type ReviewView = (typeof REVIEW_VIEWS)[number]

export type SeedReview = {
  author: string
  productRating: number
  serviceRating: number
  shippingRating: number
  locale: SeedLocale
  content: string
  createdAt: string
  skuIndex: number
  /** The views of the product that the review's pictures show. */
  imageViews: ReviewView[]
}

export type SeedProduct = {
  id: number
  shopId: number
  categoryKey: CategoryKey
  texts: Texts<{ name: string; description: string; options: SeedOption[] }>
  /** The kind's name in picture URLs, and the colour of the product's pictures. */
  kind: string
  colour: ColourName
  /** The lowest price among the SKUs. */
  priceCents: number
  originalPriceCents: number | null
  sales: number
  listedAt: string
  skus: SeedSku[]
  reviews: SeedReview[]
}

/** One value of an option. `factor` multiplies the price of the product. */
export type AxisValue = { text: Texts<string>; factor: number; colour: ColourName | null }

/** An option and its values. With `run`, a product offers consecutive values, as for sizes. */
export type Axis = { name: Texts<string>; values: AxisValue[]; pick: 'run' | 'any'; atMost: number }

/** A descriptive word of a name, a sentence that explains it, and its price factor. */
export type Descriptor = { word: Texts<string>; note: Texts<string>; factor: number }

/** The tone of the closing paragraphs; by default that of the category. */
export type ClosingGroup = Tone | 'pieces' | 'equipment'

export type Tone = 'devices' | 'clothes' | 'home' | 'food' | 'care' | 'outdoors' | 'toys'
