'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useNearEnd } from '@/components/lists/use-near-end'
import { ListEnd } from '@/components/ui/list-end'

/** Loads more by itself when it comes near; the button is for who does not scroll. */
export function OrderListEnd({
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
