'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import type { ProductCard } from '@/contracts/schemas/products'
import { viewedProducts } from '@/lib/search/viewed-products'

/** Remembers on this phone that the product was looked at. */
export function NoteView({ product }: { product: ProductCard }) {
  const locale = useLocale()
  useEffect(() => viewedProducts.add({ ...product, locale }), [product, locale])
  return null
}
