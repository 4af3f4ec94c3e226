'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import { Field, fieldBox, fieldInput } from '@/components/ui/field'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { formatCents, formatPlainCents, parseAmount } from '@/lib/format/money'

const PRESETS_CENTS = [2000, 5000, 10_000, 20_000]

/** The amount in large digits, with buttons for common amounts. */
export function TopUpAmountField({
  minCents,
  typed,
  onPreset,
  error,
  ...input
}: FieldProps & {
  /** Undefined until it is known, for example before a network is chosen. */
  minCents: number | undefined
  typed: string
  onPreset: (amount: string) => void
}) {
  const t = useTranslations('topUp')
  const cents = parseAmount(typed)
  const presets = PRESETS_CENTS.filter((preset) => preset >= (minCents ?? 0))
  return (
    <div className="flex flex-col gap-2.5">
      <Field
        label={t('amount')}
        error={error}
        hint={minCents === undefined ? undefined : t('least', { amount: formatCents(minCents) })}
      >
        {(wiring) => (
          <div className={fieldBox}>
            <span className="ps-4 text-24 font-semibold text-muted">$</span>
            <input
              type="text"
              {...input}
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={24}
              required
              className={`${fieldInput} text-32 font-semibold numbers`}
            />
          </div>
        )}
      </Field>
      <div role="group" aria-label={t('presets')} className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Chip
            key={preset}
            isOn={cents === preset}
            onClick={() => onPreset(formatPlainCents(preset))}
          >
            <span className="numbers">{formatCents(preset)}</span>
          </Chip>
        ))}
      </div>
    </div>
  )
}
