'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import TrendingDown from 'lucide-react/icons/trending-down'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { CartLine } from '@/contracts/schemas/cart'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'

const tones = { bad: 'bg-bad-soft text-bad', good: 'bg-good-soft text-good' }

/** A changed price or stock of a line, until the shopper acknowledges it. */
export function LineNote({ line, onSettle }: { line: CartLine; onSettle: () => void }) {
  const t = useTranslations('cart')
  if (!line.available)
    return (
      <Note tone="bad">
        {t(line.stock === 0 ? 'soldOut' : 'gone')}
        {DOT}
        {t('notCounted')}
      </Note>
    )
  const { price, previous_price: before, previous_quantity: wanted } = line
  const hasMoved = before !== null && before !== undefined
  if (!wanted && !hasMoved) return null
  const isCheaper = !wanted && hasMoved && price < before
  return (
    <Note
      tone={isCheaper ? 'good' : 'bad'}
      action={
        <Button variant="quiet" size="small" onClick={onSettle}>
          {t('gotIt')}
        </Button>
      }
    >
      {wanted && (
        <span className="block">{t('fewerLeft', { count: line.quantity, before: wanted })}</span>
      )}
      {hasMoved && (
        <span className="block">
          {t(price < before ? 'nowCheaper' : 'nowDearer', {
            before: formatCents(before),
            after: formatCents(price),
          })}
        </span>
      )}
    </Note>
  )
}

function Note({
  tone,
  action,
  children,
}: {
  tone: keyof typeof tones
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = tone === 'good' ? TrendingDown : CircleAlert
  return (
    <div
      className={`ms-11 flex flex-wrap items-center gap-2 rounded-thumb p-2 *:last:ms-auto ${tones[tone]}`}
    >
      <Icon size={16} />
      <p className="min-w-[min(6rem,100%)] flex-1 text-13 text-balance">{children}</p>
      {action}
    </div>
  )
}
