'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/text-field'
import { formatPlainCents, parseAmount } from '@/lib/format/money'

interface Bounds {
  min_price: number | undefined
  max_price: number | undefined
}

const written = (cents: number | undefined) => (cents === undefined ? '' : formatPlainCents(cents))

/** A custom price range. Remount it (`key`) when a predefined range sets the values. */
export function PriceFields({
  min_price,
  max_price,
  onChange,
}: Bounds & { onChange: (bounds: Bounds) => void }) {
  const t = useTranslations('search')
  const [least, setLeast] = useState(written(min_price))
  const [most, setMost] = useState(written(max_price))
  const errorOf = (text: string) =>
    text.trim() !== '' && parseAmount(text) === null ? t('priceInvalid') : null
  const field = { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } as const

  function type(nextLeast: string, nextMost: string) {
    setLeast(nextLeast)
    setMost(nextMost)
    onChange({
      min_price: parseAmount(nextLeast) ?? undefined,
      max_price: parseAmount(nextMost) ?? undefined,
    })
  }
  return (
    <div className="mt-3 grid grid-cols-2 items-start gap-3">
      <TextField
        {...field}
        label={t('least')}
        before="$"
        value={least}
        error={errorOf(least)}
        onChange={(event) => type(event.target.value, most)}
      />
      <TextField
        {...field}
        label={t('most')}
        before="$"
        value={most}
        error={errorOf(most)}
        onChange={(event) => type(least, event.target.value)}
      />
    </div>
  )
}
