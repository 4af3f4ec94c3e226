'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { PagedRecords } from '@/components/lists/paged-records'
import { EmptyState } from '@/components/ui/empty-state'
import { billQuery } from '@/lib/queries/bill'
import { billAddress, billFilterOf, readBillView, type BillView } from '@/lib/wallet/bill-view'
import { BillFilters } from './bill-filters'
import { BillMonths } from './bill-months'
import { BillSummary } from './bill-summary'

/** The filter is in the URL, so that Back from an order restores it. */
function remember(view: BillView) {
  const query = billAddress(view)
  window.history.replaceState(null, '', window.location.pathname + (query && `?${query}`))
}

/** /capitalRecord */
export function BillScreen() {
  const t = useTranslations()
  // Read once, because a period that changes with every render would start a new query each time.
  const [now] = useState(() => new Date())
  const view = readBillView(useSearchParams())
  const filter = billFilterOf(view, now)
  const bill = useInfiniteQuery(billQuery(filter))
  const [first] = bill.data?.pages ?? []
  const entries = bill.data?.pages.flatMap((page) => page.list)
  return (
    <div className="flex flex-col gap-3 pt-2">
      <BillFilters view={view} onChange={remember} />
      <BillSummary filter={filter} totals={first} isEmpty={entries?.length === 0} />
      <PagedRecords
        answer={bill}
        empty={
          <EmptyState
            drawing="receipt"
            title={t('bill.empty')}
            action={
              billAddress(view) === '' && (
                <ButtonLink href="/topUp" variant="outline">
                  {t('titles.topUp')}
                </ButtonLink>
              )
            }
          />
        }
      >
        {(rows) => <BillMonths entries={rows} />}
      </PagedRecords>
    </div>
  )
}
