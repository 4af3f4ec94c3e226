'use client'

import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/layout/load-failure'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { lawQuery } from '@/lib/queries/articles'
import { ArticleSections } from './article-sections'

/** /law */
export function LawScreen() {
  const { data, error, refetch, isFetching } = useQuery(lawQuery())
  if (data) return <ArticleSections article={data} />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <Skeletons>
      <ListSkeleton />
    </Skeletons>
  )
}
