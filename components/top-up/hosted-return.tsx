'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { Note } from '@/components/ui/note'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { FormSkeleton } from '@/components/ui/skeleton'
import { rechargesQuery } from '@/lib/queries/recharges'
import { TopUpResult } from './top-up-result'

/**
 * After the provider's page. Its message may arrive later than the shopper; a live event then updates the top-up, which
 * shows here without a reload.
 */
export function HostedReturn({ id }: { id: number }) {
  const t = useTranslations()
  const { data, error, isFetching, refetch } = useInfiniteQuery(rechargesQuery({ id }))
  const recharge = data?.pages[0]?.list[0]
  if (error && !data)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton fields={2} />
  if (!recharge)
    return (
      <EmptyState
        drawing="receipt"
        title={t('errors.NOT_FOUND')}
        action={
          <ButtonLink href="/topUpRecord" variant="quiet">
            {t('titles.topUpRecord')}
          </ButtonLink>
        }
      />
    )
  const { card_page: page } = recharge
  if (!page) return <TopUpResult recharge={recharge} />
  return (
    <div className="flex flex-col gap-3 pt-3">
      <div role="status">
        <Note title={t('topUp.hostedWaiting')} detail={t('topUp.hostedDetail')} />
      </div>
      <Button size="large" isFullWidth onClick={() => location.assign(page)}>
        {t('topUp.hostedContinue')}
      </Button>
    </div>
  )
}
