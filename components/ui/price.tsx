'use client'

import { useTranslations } from 'next-intl'
import { formatCents, formatPlainCents, moneyParts } from '@/lib/format/money'
import { classNames } from './class-names'

const sizes = {
  small: { amount: 'text-15', sign: 'text-12', original: 'text-12' },
  medium: { amount: 'text-17', sign: 'text-12', original: 'text-12' },
  large: { amount: 'text-24', sign: 'text-15', original: 'text-13' },
  huge: { amount: 'text-32', sign: 'text-20', original: 'text-15' },
}

const tones = { accent: 'text-accent', ink: 'text-ink', money: 'text-money', inherit: '' }

/** A price in cents with a small currency sign, and the original price struck through. Screen readers get text. */
export function Price({
  cents,
  originalCents,
  size = 'medium',
  tone = 'accent',
}: {
  cents: number
  originalCents?: number | null
  size?: keyof typeof sizes
  tone?: keyof typeof tones
}) {
  const t = useTranslations('currency')
  const { sign, currency, amount } = moneyParts(cents)
  const isReduced = typeof originalCents === 'number' && originalCents > cents
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5 numbers">
      <span className="sr-only">{t('spoken', { amount: formatPlainCents(cents) })}</span>
      <span
        aria-hidden
        className={classNames(
          'leading-tight font-semibold whitespace-nowrap',
          sizes[size].amount,
          tones[tone],
        )}
      >
        {sign}
        <span className={sizes[size].sign}>{currency}</span>
        {amount}
      </span>
      {isReduced && (
        <>
          <span className="sr-only">
            {t('spokenBefore', { amount: formatPlainCents(originalCents) })}
          </span>
          <s aria-hidden className={`font-normal text-muted ${sizes[size].original}`}>
            {formatCents(originalCents)}
          </s>
        </>
      )}
    </span>
  )
}
