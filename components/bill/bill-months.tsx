'use client'

import { useLocale } from 'next-intl'
import type { Entry } from '@/contracts/schemas/bill'
import { groupBy } from '@/lib/format/group-by'
import { formatMonth } from '@/lib/format/date'
import { EntryRow } from './entry-row'

/** Entries by month in the shopper's time zone; the month's name stays in view. */
export function BillMonths({ entries }: { entries: Entry[] }) {
  const locale = useLocale()
  const months = groupBy(entries, ({ created_at }) => formatMonth(created_at, locale))
  return (
    <>
      {[...months].map(([month, rows]) => (
        <section key={month} aria-label={month} className="pb-3">
          <h2 className="sticky top-below-bar z-10 -mx-gutter bg-paper/95 px-gutter py-2 text-15 blur-behind">
            {month}
          </h2>
          <ul className="rounded-card bg-card">
            {rows.map((entry) => (
              <li key={entry.id} className="hairline-b last:border-0">
                <EntryRow entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
