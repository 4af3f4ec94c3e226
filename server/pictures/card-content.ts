import type { Locale } from '@/contracts/languages'

/** The texts of a card and whether it has a picture. The price is formatted. */
export interface CardContent {
  locale: Locale
  name: string
  price: string
  shop: string
  hasPicture: boolean
  mark: BrandMark
}

/** The name and the look of the brand on a card. The logo is SVG; `ratio` is its width by its height. */
export interface BrandMark {
  name: string
  logo: string
  ratio: number
  paper: string
  ink: string
  muted: string
  accent: string
}

export const LOGO_HEIGHT = 34
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
