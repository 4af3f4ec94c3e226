'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { CartLine } from '@/contracts/schemas/cart'
import { problemOf } from '@/lib/checkout/quote-lines'
import { DOT } from '@/lib/format/dot'

/** One line of the order. A line that cannot be bought shows the reason and a remedy. */
export function CheckoutLine({
  line,
  onQuantity,
}: {
  line: CartLine
  onQuantity: (quantity: number) => void
}) {
  const t = useTranslations('checkout')
  const isOut = !line.available
  return (
    <li className="flex flex-col gap-2 py-3 hairline-b last:border-0">
      {/* With large text, the picture has a row of its own. */}
      <div className="flex flex-wrap gap-3">
        <div className={`w-18 shrink-0 ${isOut ? 'opacity-50 grayscale' : ''}`}>
          <Picture address={line.image} alt="" sizes="72px" shape="thumb" />
        </div>
        <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col gap-1">
          <p className={`line-clamp-2 text-13 ${isOut ? 'text-muted' : ''}`}>{line.name}</p>
          {line.values.length > 0 && <p className="text-12 text-muted">{line.values.join(DOT)}</p>}
          <div className="mt-auto flex items-baseline justify-between gap-3">
            <Price cents={line.price} size="small" tone={isOut ? 'inherit' : 'accent'} />
            <span className="text-13 text-muted numbers">
              <span aria-hidden>{t('each', { count: line.quantity })}</span>
              <span className="sr-only">{t('quantity', { count: line.quantity })}</span>
            </span>
          </div>
        </div>
      </div>
      <LineProblem line={line} onQuantity={onQuantity} />
    </li>
  )
}

function LineProblem({
  line,
  onQuantity,
}: {
  line: CartLine
  onQuantity: (quantity: number) => void
}) {
  const t = useTranslations('checkout')
  const problem = problemOf(line)
  if (!problem) return null
  const left = problem.kind === 'onlyLeft' ? problem.left : 0
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-thumb bg-bad-soft p-2.5">
      <p className="flex items-center gap-1.5 text-13 text-bad">
        <CircleAlert size={16} />
        <span>
          {left > 0
            ? t('onlyLeft', { count: left })
            : t(problem.kind === 'soldOut' ? 'soldOut' : 'offSale')}
          {DOT}
          {t('notIncluded')}
        </span>
      </p>
      <div className="ms-auto flex gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={t('removeOf', { name: line.name })}
          onClick={() => onQuantity(0)}
        >
          {t('remove')}
        </Button>
        {left > 0 && (
          <Button variant="outline" size="small" onClick={() => onQuantity(left)}>
            {t('takeLeft', { count: left })}
          </Button>
        )}
      </div>
    </div>
  )
}
