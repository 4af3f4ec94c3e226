'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { BillFilter } from '@/lib/queries/bill'
import { BalanceChart } from './balance-chart'
import { BillTotals } from './bill-totals'
import { StatementActions } from './statement-actions'

/**
 * Totals of the chosen entries, and their statement and chart if there are any. The chart is loaded
 * when it is opened, so that the list comes first.
 */
export function BillSummary({
  filter,
  totals,
  isEmpty,
}: {
  filter: BillFilter
  totals: { in: number; out: number } | undefined
  isEmpty: boolean
}) {
  const t = useTranslations('bill')
  const [isOpen, setIsOpen] = useState(false)
  const chartId = useId()
  const { type: _, ...period } = filter
  return (
    <div className="rounded-card bg-card">
      <BillTotals totals={totals} />
      {!isEmpty && (
        <div className="flex items-center pe-1.5 hairline-t">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? chartId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-tap min-w-0 flex-1 items-center gap-1.5 px-4 text-start text-13 text-muted -outline-offset-2"
          >
            {t('chart')}
            <ChevronDown
              size={16}
              className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
          <StatementActions filter={filter} />
        </div>
      )}
      {isOpen && !isEmpty && (
        <div id={chartId} className="px-4 pb-3">
          <BalanceChart period={period} />
        </div>
      )}
    </div>
  )
}
