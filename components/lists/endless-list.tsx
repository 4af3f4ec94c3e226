'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { LoadFailure } from '@/components/layout/load-failure'
import { ListEnd } from '@/components/ui/list-end'
import { Skeletons } from '@/components/ui/skeleton'
import { useContentReady } from '@/components/ui/use-content-ready'
import type { Columns } from './use-columns'
import { useNearEnd } from './use-near-end'
import { VirtualRows } from './virtual-rows'

/** Infinite list of products or shops with empty, failed and finished states. */
export function EndlessList<Item extends { id: number }>({
  answer,
  columns,
  rowHeight,
  skeleton,
  empty,
  draw,
}: {
  answer: UseInfiniteQueryResult<InfiniteData<{ list: Item[] }>>
  columns: Columns
  rowHeight: number
  /** Shown until the first page is loaded. */
  skeleton: ReactNode
  /** Shown for an empty list; a list that continues another has none. */
  empty: ReactNode | null
  draw: (item: Item) => ReactNode
}) {
  const { data, error, hasNextPage, isFetching, isPending, fetchNextPage, refetch } = answer
  const { isFetchNextPageError } = answer
  const items = useMemo(() => data?.pages.flatMap((page) => page.list) ?? [], [data])
  const isReady = useContentReady(!isPending)
  // Also after a refetch, during which the end may have come near.
  const round = isReady && !isFetching && data?.pages.length
  const end = useNearEnd(round, () => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  })
  if (!isReady) return <Skeletons>{skeleton}</Skeletons>
  if (data && items.length === 0 && !hasNextPage && empty !== null) return empty
  return (
    <>
      {items.length > 0 && (
        <VirtualRows
          items={items}
          columns={columns}
          rowHeight={rowHeight}
          isComplete={!hasNextPage}
          draw={draw}
        />
      )}
      <div ref={end}>
        {error ? (
          <LoadFailure
            error={error}
            isRetrying={isFetching}
            onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
          />
        ) : (
          <ListEnd state={hasNextPage ? 'loading' : 'noMore'} />
        )}
      </div>
    </>
  )
}
