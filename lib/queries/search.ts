import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/api/call-endpoint'

const contract = () => import('@/contracts/products')

const searchKeys = {
  suggestions: (keyword: string) => ['search', 'suggestions', keyword] as const,
  popular: ['search', 'popular'] as const,
}

/** Aborted by the next keystroke. Previous suggestions are shown until the reply. */
export const suggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: searchKeys.suggestions(keyword),
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'suggestSearches', { keyword }, { signal, quiet: true }),
    enabled: keyword !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

export const popularSearchesQuery = () =>
  queryOptions({
    queryKey: searchKeys.popular,
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'listPopularSearches', {}, { signal, quiet: true }),
    staleTime: 10 * 60_000,
  })
