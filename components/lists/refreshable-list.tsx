'use client'

import { type QueryKey, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { EndlessList } from './endless-list'
import { PullToRefresh } from './pull-to-refresh'

/** An infinite list with pull to refresh. */
export function RefreshableList<Item extends { id: number }>({
  queryKey,
  ...list
}: ComponentProps<typeof EndlessList<Item>> & { queryKey: QueryKey }) {
  const refresh = useRefresh(queryKey)
  return (
    <PullToRefresh onRefresh={refresh}>
      <EndlessList {...list} />
    </PullToRefresh>
  )
}

/** Refetches a list from its first page; later pages load again on scroll. */
export function useRefresh(queryKey: QueryKey): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    queryClient.setQueryData<InfiniteData<unknown>>(queryKey, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : undefined,
    )
    await queryClient.refetchQueries({ queryKey, exact: true })
  }
}
