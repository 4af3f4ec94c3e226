'use client'

import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'

/** Asks for a list anew from its first page; the pages behind it come again as the shopper gets there. */
export function useRefresh(queryKey: QueryKey): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    queryClient.setQueryData<InfiniteData<unknown>>(queryKey, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : undefined,
    )
    await queryClient.refetchQueries({ queryKey, exact: true })
  }
}
