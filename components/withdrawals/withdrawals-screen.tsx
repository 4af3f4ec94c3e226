'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadFailure } from '@/components/account/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { LinkTabs } from '@/components/layout/link-tabs'
import { OrderListEnd } from '@/components/orders/order-list-end'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { withdrawalsQuery } from '@/lib/queries/withdrawals'
import { AUDIT_TABS, auditName, parseAuditStatus, parseRecordId } from '@/lib/wallet/audit-status'
import { WithdrawalRow } from './withdrawal-row'
import { WithdrawalSheet } from './withdrawal-sheet'

/** What waits for an operator may be answered at any moment. */
const LOOK_AGAIN_MS = 15_000

/** /depositRecord?status=… or ?id=…, which opens that one. */
export function WithdrawalsScreen() {
  const t = useTranslations('records')
  const search = useSearchParams()
  const id = parseRecordId(search.get('id'))
  const status = id === undefined ? parseAuditStatus(search.get('status')) : undefined
  const asked = useInfiniteQuery({
    ...withdrawalsQuery({ id, status }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.list.some((row) => row.status === 0))
        ? LOOK_AGAIN_MS
        : false,
  })
  const [openId, setOpenId] = useState<number | null>(id ?? null)
  const rows = asked.data?.pages.flatMap((page) => page.list)
  const tabs = [
    {
      href: '/depositRecord',
      label: t('status.all'),
      isCurrent: status === undefined && id === undefined,
    },
    ...AUDIT_TABS.map((tab) => ({
      href: `/depositRecord?status=${tab}`,
      label: t(`status.${auditName(tab)}`),
      isCurrent: tab === status,
    })),
  ]
  return (
    <>
      <div className="sticky top-top-bar z-10 -mx-gutter">
        <LinkTabs label={t('statuses')} tabs={tabs} />
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
          title={t('empty')}
          action={
            <ButtonLink href="/withDraw" variant="outline">
              {t('toWithdraw')}
            </ButtonLink>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <ul className="mt-3 rounded-card bg-card">
            {rows.map((row) => (
              <li key={row.id} className="hairline-b last:border-0">
                <WithdrawalRow withdrawal={row} onOpen={() => setOpenId(row.id)} />
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
      <WithdrawalSheet
        withdrawal={rows?.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}
