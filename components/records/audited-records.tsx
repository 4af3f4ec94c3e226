'use client'

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/layout/link-tabs'
import { PagedRecords } from '@/components/lists/paged-records'
import { EmptyState } from '@/components/ui/empty-state'
import { AUDIT_TABS, auditName, type AuditView } from '@/lib/wallet/audit-status'

/** Records that an operator answers, under tabs of how they stand. */
export function AuditedRecords<Row extends { id: number }>({
  path,
  view,
  answer,
  next,
  draw,
}: {
  /** The page they are on, whose address carries the tab. */
  path: string
  view: AuditView
  answer: UseInfiniteQueryResult<InfiniteData<{ list: Row[] }>>
  /** The action shown for an empty list. */
  next: ReactNode
  draw: (row: Row) => ReactNode
}) {
  const t = useTranslations('records')
  const tabs = [undefined, ...AUDIT_TABS].map((status) => ({
    href: status === undefined ? path : `${path}?status=${status}`,
    label: t(`status.${status === undefined ? 'all' : auditName(status)}`),
    isCurrent: view.id === undefined && view.status === status,
  }))
  return (
    <>
      <div className="sticky top-below-bar z-10 -mx-gutter">
        <LinkTabs label={t('statuses')} tabs={tabs} />
      </div>
      <div className="pt-3">
        <PagedRecords
          answer={answer}
          empty={<EmptyState drawing="bank" title={t('empty')} action={next} />}
        >
          {(rows) => (
            <ul className="rounded-card bg-card">
              {rows.map((row) => (
                <li key={row.id} className="hairline-b last:border-0">
                  {draw(row)}
                </li>
              ))}
            </ul>
          )}
        </PagedRecords>
      </div>
    </>
  )
}
