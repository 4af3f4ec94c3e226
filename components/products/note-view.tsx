'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import type { ProductCard } from '@/contracts/schemas/products'
import { viewedProducts } from '@/lib/search/viewed-products'

/** Stores the product in the history of viewed products on this device. */
export function NoteView({ product }: { product: ProductCard }) {
  const locale = useLocale()
  useEffect(() => viewedProducts.add({ ...product, locale }), [product, locale])
  return null
}
