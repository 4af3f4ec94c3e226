import type { Locale } from '@/contracts/languages'

/** The words of a card, and whether a picture stands beside them. The price is written out already. */
export interface CardWords {
  locale: Locale
  name: string
  price: string
  shop: string
  hasPicture: boolean
}

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
