import type { Locale } from '@/contracts/languages'

/** The texts of a card and whether it has a picture. The price is formatted. */
export interface CardContent {
  locale: Locale
  name: string
  price: string
  shop: string
  hasPicture: boolean
}

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
