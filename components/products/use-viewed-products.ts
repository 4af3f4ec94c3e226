'use client'

import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { usePersistedStore } from '@/lib/storage/persisted-store'
import { liveProductsQuery, productCardQuery } from '@/lib/queries/products'
import { viewedProducts, type ViewedProduct } from '@/lib/search/viewed-products'

/**
 * Products viewed on this device, latest first, with current prices and in the current language.
 * Products taken off sale are left out once that is known.
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
