'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PagedRecords } from '@/components/lists/paged-records'
import { EmptyState } from '@/components/ui/empty-state'
import { billQuery } from '@/lib/queries/bill'
import { billAddress, billFilterOf, readBillView, type BillView } from '@/lib/wallet/bill-view'
import { BalanceChart } from './balance-chart'
import { BillFilters } from './bill-filters'
import { BillMonths } from './bill-months'
import { BillTotals } from './bill-totals'
import { StatementActions } from './statement-actions'

/** The choices stand in the address, so that they are still there on coming back from an order. */
function remember(view: BillView) {
  const query = billAddress(view)
  window.history.replaceState(null, '', window.location.pathname + (query && `?${query}`))
}

/** /capitalRecord */
export function BillScreen() {
  const t = useTranslations('bill')
  // Taken once: an end of the period that moves with every drawing would be a new question each time.
  const [now] = useState(() => new Date())
  const view = readBillView(useSearchParams())
  const filter = billFilterOf(view, now)
  const asked = useInfiniteQuery(billQuery(filter))
  const [first] = asked.data?.pages ?? []
  const entries = asked.data?.pages.flatMap((page) => page.list)
  const { type: _, ...period } = filter
  return (
    <div className="flex flex-col gap-3 pt-2">
      <BalanceChart period={period} />
      <BillFilters view={view} onChange={remember} />
      <BillTotals totals={first} />
      <StatementActions filter={filter} isEmpty={entries?.length === 0} />
      <PagedRecords answer={asked} empty={<EmptyState drawing="receipt.sand" title={t('empty')} />}>
        {(rows) => <BillMonths entries={rows} />}
      </PagedRecords>
    </div>
  )
}
