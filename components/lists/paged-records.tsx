'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/layout/load-failure'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { useContentReady } from '@/components/ui/use-content-ready'
import { LoadMore } from './load-more'

/** The shopper's own records, page by page, with loading, failed and empty states. */
export function PagedRecords<Row>({
  answer,
  waiting = <RecordsSkeleton />,
  empty,
  children,
}: {
  answer: UseInfiniteQueryResult<InfiniteData<{ list: Row[] }>>
  waiting?: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, isFetchNextPageError } = answer
  const isReady = useContentReady(data !== undefined)
  if (data && !isReady) return waiting
  if (!data) {
    if (!error) return waiting
    return (
      <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void answer.refetch()} />
    )
  }
  const loadNext = () => void answer.fetchNextPage()
  const rows = data.pages.flatMap((page) => page.list)
  if (rows.length === 0) return empty
  return (
    <div>
      {children(rows)}
      {isFetchNextPageError ? (
        // The end of the list is still in view: a failed load must not repeat by itself.
        <LoadFailure error={error} isRetrying={isFetchingNextPage} onRetry={loadNext} />
      ) : (
        <LoadMore hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={loadNext} />
      )}
    </div>
  )
}

function RecordsSkeleton() {
  return (
    <Skeletons>
      <ListSkeleton />
    </Skeletons>
  )
}
