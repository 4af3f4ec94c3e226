'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ListEnd } from '@/components/ui/list-end'
import { useNearEnd } from './use-near-end'

/** Loads more when it comes near the view; the button is for users who do not scroll. */
export function LoadMore({
  hasMore,
  isLoading,
  onMore,
}: {
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}) {
  const t = useTranslations('orders')
  const end = useNearEnd(isLoading, () => {
    if (hasMore && !isLoading) onMore()
  })
  return (
    <div ref={end} className="flex min-h-14 items-center justify-center">
      {isLoading && <ListEnd state="loading" />}
      {!isLoading && !hasMore && <ListEnd state="noMore" />}
      {!isLoading && hasMore && (
        <Button variant="quiet" size="small" onClick={onMore}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  )
}
