'use client'

import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { usePersistedStore } from '@/lib/storage/persisted-store'
import { liveProductsQuery, productCardQuery } from '@/lib/queries/products'
import { viewedProducts, type ViewedProduct } from '@/lib/search/viewed-products'

/**
 * The products seen on this phone, latest first, with the prices of now and in the language of now. What is
 * no longer on sale is left out once that is known.
 */
export function useViewedProducts(most: number, but?: number): ViewedProduct[] {
  const locale = useLocale()
  const seen = usePersistedStore(viewedProducts)
    .filter(({ id }) => id !== but)
    .slice(0, most)
  const live = useQuery({
    ...liveProductsQuery(seen.map(({ id }) => id)),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })
  const translated = useQueries({
    queries: seen
      .filter((product) => product.locale !== locale)
      .map(({ id }) => productCardQuery(id, locale)),
  })
  const names = new Map(translated.map(({ data }) => [data?.id, data?.name]))
  const prices = new Map(live.data?.map(({ id, price }) => [id, price]))
  return seen
    .filter(({ id }) => !live.data || prices.has(id))
    .map((product) => ({
      ...product,
      name: names.get(product.id) ?? product.name,
      price: prices.get(product.id) ?? product.price,
    }))
}
