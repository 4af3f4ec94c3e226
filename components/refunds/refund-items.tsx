'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldNote } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import { refundableItems } from '@/contracts/refund-terms'
import type { Refundable } from '@/contracts/schemas/refunds'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'

/** The items of the order; refunded ones cannot be chosen. */
export function RefundItems({
  refundable,
  chosen,
  error,
  onChange,
}: {
  refundable: Refundable
  chosen: number[]
  error: string | undefined
  onChange: (itemIds: number[]) => void
}) {
  const t = useTranslations('refund')
  const labelId = useId()
  const noteId = useId()
  const possible = new Set(refundableItems(refundable))
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <section
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error ? noteId : undefined}
      className="flex flex-col gap-2"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={labelId} className="text-13 font-semibold">
          {t('items')}
        </h2>
        <span className="text-12 text-muted numbers">{refundable.order_no}</span>
      </div>
      <ul className="rounded-card bg-card ps-1.5 pe-4">
        {refundable.items.map((item) => (
          <li key={item.id} className="flex items-center gap-1 py-2.5 hairline-b last:border-0">
            <Checkbox
              label={item.name}
              isLabelHidden
              name="item_ids"
              checked={chosen.includes(item.id)}
              disabled={!possible.has(item)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(item.id, event.target.checked)}
            />
            <ItemFacts item={item} isRefundable={possible.has(item)} />
          </li>
        ))}
      </ul>
      <FieldNote id={noteId} error={error} />
    </section>
  )
}

function ItemFacts({
  item,
  isRefundable,
}: {
  item: Refundable['items'][number]
  isRefundable: boolean
}) {
  const t = useTranslations()
  return (
    <>
      <span className={`w-14 shrink-0 ${isRefundable ? '' : 'opacity-50 grayscale'}`}>
        <Picture address={item.image} alt="" sizes="56px" shape="thumb" />
      </span>
      <span className="ms-2 flex min-w-0 flex-1 flex-col gap-0.5">
        <span aria-hidden className="line-clamp-2 text-13">
          {item.name}
        </span>
        <span className="text-12 text-muted">
          {item.values.join(DOT)} {t('checkout.each', { count: item.quantity })}
        </span>
        {(item.most > 0 || !isRefundable) && (
          <span className="text-13 text-muted numbers">
            {isRefundable
              ? t('refund.upTo', { amount: formatCents(item.most) })
              : t('refund.nothingLeftOf')}
          </span>
        )}
      </span>
    </>
  )
}
