'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/account/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { LinkTabs } from '@/components/layout/link-tabs'
import { OrderListEnd } from '@/components/orders/order-list-end'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { AUDIT_STATUS } from '@/contracts/wallet'
import { rechargesQuery } from '@/lib/queries/recharges'
import { auditName, parseAuditStatus, parseRecordId } from '@/lib/wallet/audit-status'
import { RechargeRow } from './recharge-row'

const TABS = [AUDIT_STATUS.auditing, AUDIT_STATUS.passed, AUDIT_STATUS.refused]

/** /topUpRecord?status=… or ?id=… for that one. What an operator answers shows by itself: events of the wallet ask anew. */
export function RechargesScreen() {
  const t = useTranslations()
  const search = useSearchParams()
  const id = parseRecordId(search.get('id'))
  const status = id === undefined ? parseAuditStatus(search.get('status')) : undefined
  const asked = useInfiniteQuery(rechargesQuery({ id, status }))
  const rows = asked.data?.pages.flatMap((page) => page.list)
  const tabs = [
    {
      href: '/topUpRecord',
      label: t('records.status.all'),
      isCurrent: status === undefined && id === undefined,
    },
    ...TABS.map((tab) => ({
      href: `/topUpRecord?status=${tab}`,
      label: t(`records.status.${auditName(tab)}`),
      isCurrent: tab === status,
    })),
  ]
  return (
    <>
      <div className="sticky top-top-bar z-10 -mx-gutter">
        <LinkTabs label={t('records.statuses')} tabs={tabs} />
      </div>
      {!rows && asked.error && (
        <LoadFailure
          error={asked.error}
          isRetrying={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
      {!rows && !asked.error && (
        <div className="pt-3">
          <Skeletons>
            <ListSkeleton />
          </Skeletons>
        </div>
      )}
      {rows?.length === 0 && (
        <EmptyState
          drawing="bank.sand"
          title={t('records.empty')}
          action={
            <ButtonLink href="/topUp" variant="outline">
              {t('titles.topUp')}
            </ButtonLink>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <ul className="mt-3 rounded-card bg-card">
            {rows.map((row) => (
              <li key={row.id} className="hairline-b last:border-0">
                <RechargeRow recharge={row} />
              </li>
            ))}
          </ul>
          <OrderListEnd
            hasMore={asked.hasNextPage}
            isLoading={asked.isFetchingNextPage}
            onMore={() => void asked.fetchNextPage()}
          />
        </>
      )}
    </>
  )
}
