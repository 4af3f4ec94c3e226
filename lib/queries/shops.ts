import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listShops } from '@/contracts/shops'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging, loadedPages } from '@/lib/queries/paging'

const contract = () => import('@/contracts/shops')

export type ShopFilter = Omit<InputOf<typeof listShops>, 'cursor'>

export const shopKeys = {
  all: ['shops'] as const,
  list: (filter: ShopFilter) => ['shops', 'list', filter] as const,
  detail: (id: number) => ['shops', 'detail', id] as const,
  followed: ['shops', 'followed'] as const,
}

export const shopsQuery = (filter: ShopFilter) =>
  infiniteQueryOptions({
    queryKey: shopKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        contract,
        'listShops',
        { ...filter, cursor: pageParam },
        { signal, quiet: 'fields' },
      ),
    ...cursorPaging,
    ...loadedPages,
  })

/** The shopper's view: the static page has no `followed`. */
export const shopQuery = (id: number) =>
  queryOptions({
    queryKey: shopKeys.detail(id),
    queryFn: ({ signal }) => callEndpoint(contract, 'getShop', { id }, { signal }),
  })

export const followedShopsQuery = () =>
  infiniteQueryOptions({
    queryKey: shopKeys.followed,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listFollowedShops', { cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
