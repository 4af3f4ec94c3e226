'use client'

import { createContext, useContext } from 'react'
import type { ProductCard } from '@/contracts/schemas/products'
import type { ShopCard } from '@/contracts/schemas/shops'

/** The data of a card, which its page shows while it loads. */
export type PreviewCard = { kind: 'product'; card: ProductCard } | { kind: 'shop'; card: ShopCard }

export interface PreviewActions {
  /** Opens the page of a card at once as a skeleton; returns whether it did. */
  open: (of: PreviewCard, picture: HTMLImageElement | null) => boolean
  /** Goes back with `goBack` while the page's picture shrinks into its card. */
  close: (goBack: () => void) => void
}

/** Outside the provider a card is an ordinary link. */
export const PreviewContext = createContext<PreviewActions>({
  open: () => false,
  close: (goBack) => goBack(),
})

export const usePreview = () => useContext(PreviewContext)

export const pathOf = ({ kind, card }: PreviewCard) =>
  kind === 'product' ? `/detail/${card.id}` : `/shop/${card.id}`
