'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { personName } from '@/lib/format/person-name'
import type { Entry } from '@/contracts/schemas/bill'
import { formatDateTime } from '@/lib/format/date'
import { formatCents, formatSignedCents } from '@/lib/format/money'
import { userQuery } from '@/lib/queries/account'
import type { BillFilter } from '@/lib/queries/bill'

/** About 25 pages. The CSV file contains all entries. */
export const STATEMENT_ROWS = 1000

export interface Statement {
  filter: BillFilter
  /** The time at which the statement was created. */
  at: string
  rows: Entry[]
  isComplete: boolean
  in: number
  out: number
}

/** A statement that is only visible in print, in place of the page. */
export function PrintedStatement({
  statement,
  onPrinted,
}: {
  statement: Statement
  onPrinted: () => void
}) {
  const finish = useEffectEvent(onPrinted)
  useEffect(() => {
    const done = () => finish()
    window.addEventListener('afterprint', done, { once: true })
    // Wait for a frame, so that the statement is rendered.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', done)
    }
  }, [statement])
  return createPortal(<Sheets statement={statement} />, document.body)
}

function Sheets({ statement }: { statement: Statement }) {
  const t = useTranslations()
  const locale = useLocale()
  const { data: user } = useQuery(userQuery())
  const { filter, rows, isComplete, at } = statement
  const day = (iso: string | undefined, otherwise: string) =>
    iso ? formatDateTime(iso, locale) : otherwise
  const period = t('bill.statementPeriod', {
    from: day(filter.from, t('bill.beginning')),
    to: day(filter.to, formatDateTime(at, locale)),
  })
  return (
    <article data-printed className="hidden print:block">
      <h1 className="text-20">
        {t('bill.issuer')} · {t('titles.capitalRecord')}
      </h1>
      {user && (
        <p>
          {personName(user, locale)} · {user.email}
        </p>
      )}
      <p>
        {period}
        {filter.type && ` · ${t(`bill.types.${filter.type}`)}`}
      </p>
      <p className="numbers">
        {t('bill.in')} {formatCents(statement.in)} · {t('bill.out')} {formatCents(statement.out)} ·{' '}
        {t('currency.label')}
      </p>
      {!isComplete && <p>{t('bill.statementCut', { count: rows.length })}</p>}
      <table className="mt-4 w-full border-collapse text-12 numbers">
        <thead>
          <tr>
            {(['time', 'type', 'title', 'amount', 'balance'] as const).map((column) => (
              <th key={column} scope="col" className="border-b p-1 text-start">
                {t(`bill.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.id} className="break-inside-avoid">
              <td className="border-b p-1 whitespace-nowrap">
                {formatDateTime(entry.created_at, locale)}
              </td>
              <td className="border-b p-1">{t(`bill.types.${entry.type}`)}</td>
              <td className="border-b p-1">{entry.title}</td>
              <td className="border-b p-1 text-end">{formatSignedCents(entry.amount)}</td>
              <td className="border-b p-1 text-end">{formatCents(entry.balance_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
