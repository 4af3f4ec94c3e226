'use client'

import type { QuoteChange } from '@/lib/checkout/quote-changes'
import { formatCents } from '@/lib/format/money'

/**
 * The changes since the shopper saw the total, with each item before and after. The dialog is
 * rendered by the root layout, which has no messages of checkout: the labels are passed in.
 */
export function ChangeList({
  changes,
  labels,
}: {
  changes: QuoteChange[]
  labels: Record<'freight' | 'tax' | 'promo' | 'notIncluded', string>
}) {
  if (changes.length === 0) return null
  const nameOf = (change: QuoteChange) =>
    change.kind === 'line' ? change.name : `${labels[change.kind]} · ${change.name}`
  const amountOf = (cents: number | null) =>
    cents === null ? labels.notIncluded : formatCents(cents)
  return (
    <ul className="flex max-h-60 flex-col overflow-y-auto text-start text-13">
      {changes.map((change) => (
        <li
          key={`${change.kind} ${change.id}`}
          className="flex flex-col gap-0.5 py-2 hairline-b last:border-0"
        >
          <span className="line-clamp-2">{nameOf(change)}</span>
          <span className="flex flex-wrap gap-x-2 numbers">
            <s className="text-muted">{amountOf(change.before)}</s>
            <span className="font-semibold">{amountOf(change.after)}</span>
          </span>
          {change.kind === 'promo' && change.reason && (
            <span className="text-muted">{change.reason}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
