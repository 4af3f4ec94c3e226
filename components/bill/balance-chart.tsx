'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDate } from '@/lib/format/date'
import { formatCents } from '@/lib/format/money'
import { balanceHistoryQuery, type BillFilter } from '@/lib/queries/bill'
import { chartPath, type ChartPoint } from '@/lib/wallet/chart-path'

const WIDTH = 320
const HEIGHT = 96
/** The table shows every fifth of the 61 points. */
const TABLE_STEP = 5

/** The balance over the period as a line chart, with a table as its alternative. */
export function BalanceChart({ period }: { period: Pick<BillFilter, 'from' | 'to'> }) {
  const t = useTranslations('bill')
  const { data: points } = useQuery(balanceHistoryQuery(period))
  if (!points) return <Skeleton shape="h-40 rounded-card" />
  if (points.length < 2) return null
  return (
    <section aria-label={t('chart')}>
      <Drawing points={points} />
      <details className="pt-1 text-13">
        <summary className="flex min-h-tap cursor-pointer items-center text-muted">
          {t('asTable')}
        </summary>
        <PointTable points={points.filter((_, place) => place % TABLE_STEP === 0)} />
      </details>
    </section>
  )
}

function Drawing({ points }: { points: ChartPoint[] }) {
  const t = useTranslations('bill')
  const locale = useLocale()
  const { line, area, least, most } = chartPath(points, WIDTH, HEIGHT)
  const first = points[0]!
  const last = points.at(-1)!
  const money = (cents: number) => formatCents(cents)
  const label = t('chartSays', {
    from: formatDate(first.at, locale),
    to: formatDate(last.at, locale),
    first: money(first.balance),
    last: money(last.balance),
    least: money(least),
    most: money(most),
  })
  return (
    <>
      <p aria-hidden className="flex justify-between text-12 text-muted numbers">
        <span>{money(most)}</span>
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full overflow-visible text-money"
      >
        <path d={area} className="fill-money-soft" />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="flex justify-between gap-4 text-12 text-muted numbers">
        <span>{formatDate(first.at, locale)}</span>
        <span>{formatDate(last.at, locale)}</span>
      </p>
    </>
  )
}

function PointTable({ points }: { points: ChartPoint[] }) {
  const t = useTranslations('bill')
  const locale = useLocale()
  return (
    <table className="w-full numbers">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 text-start font-normal">
            {t('columns.time')}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ at, balance }) => (
          <tr key={at} className="hairline-t">
            <td className="py-1.5">{formatDate(at, locale)}</td>
            <td className="py-1.5 text-end">{formatCents(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
