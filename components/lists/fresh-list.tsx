'use client'

import type { QueryKey } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { EndlessList } from './endless-list'
import { PullToRefresh } from './pull-to-refresh'
import { useRefresh } from './use-refresh'

/** An endless list that is asked for anew by pulling it down. */
export function FreshList<Item extends { id: number }>({
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
