import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DataOf, InputOf } from '@/contracts/endpoint'
import type { listProducts } from '@/contracts/products'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging, loadedPages } from '@/lib/queries/paging'

const contract = () => import('@/contracts/products')

export type ProductFilter = Omit<InputOf<typeof listProducts>, 'cursor' | 'facets'>
export type ProductPage = DataOf<typeof listProducts>

export const productKeys = {
  all: ['products'] as const,
  list: (filter: ProductFilter, after?: string) =>
    after
      ? (['products', 'list', filter, after] as const)
      : (['products', 'list', filter] as const),
  facets: (filter: ProductFilter) => ['products', 'facets', filter] as const,
  card: (id: number, locale: string) => ['products', 'card', id, locale] as const,
  detail: (id: number) => ['products', 'detail', id] as const,
  related: (id: number) => ['products', 'related', id] as const,
  everyLive: ['products', 'live'] as const,
  live: (ids: number[]) => ['products', 'live', ...ids] as const,
  favourites: ['products', 'favourites'] as const,
}

export const loadProducts = (
  filter: InputOf<typeof listProducts>,
  signal?: AbortSignal,
): Promise<ProductPage> =>
  callEndpoint(contract, 'listProducts', filter, { signal, quiet: 'fields' })

/** `after` is the cursor to start from, if the page already shows the first products. */
export const productsQuery = (filter: ProductFilter, after?: string) =>
  infiniteQueryOptions({
    queryKey: productKeys.list(filter, after),
    queryFn: ({ pageParam, signal }) => loadProducts({ ...filter, cursor: pageParam }, signal),
    ...cursorPaging,
    ...loadedPages,
    initialPageParam: after,
  })

/** The number of products of the filter, and the counts of each facet. */
export const facetsQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: productKeys.facets(filter),
    queryFn: async ({ signal }) => {
      const input = { ...filter, facets: true, limit: 1 }
      const { total, facets } = await callEndpoint(contract, 'listProducts', input, {
        signal,
        quiet: true,
      })
      return { total, facets }
    },
    placeholderData: keepPreviousData,
  })

/** A product for a card in the page's language; quiet, because it may be gone. */
export const productCardQuery = (id: number, locale: string) =>
  queryOptions({
    queryKey: productKeys.card(id, locale),
    queryFn: ({ signal }) => callEndpoint(contract, 'getProduct', { id }, { signal, quiet: true }),
    staleTime: 10 * 60_000,
  })

/** The shopper's view: the static page has no `favourite` and `shop.followed`. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    queryFn: ({ signal }) => callEndpoint(contract, 'getProduct', { id }, { signal }),
  })

/** Quiet, because a page is complete without them. */
export const relatedProductsQuery = (id: number) =>
  queryOptions({
    queryKey: productKeys.related(id),
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'listRelatedProducts', { id }, { signal, quiet: true }),
    staleTime: 10 * 60_000,
  })

/** Current price and stock of at most 50 products; refetched when the page regains focus. */
export const liveProductsQuery = (ids: number[]) =>
  queryOptions({
    queryKey: productKeys.live(ids),
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'getLiveProducts', { ids: ids.join(',') }, { signal, quiet: true }),
    enabled: ids.length > 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const favouritesQuery = () =>
  infiniteQueryOptions({
    queryKey: productKeys.favourites,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listFavourites', { cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
