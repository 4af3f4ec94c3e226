'use client'

import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { parseCount } from '@/lib/format/count'

const button =
  'grid size-tap place-items-center rounded-full text-ink transition-colors hover:bg-press active:bg-press disabled:text-control disabled:hover:bg-transparent'

/** A quantity with buttons and a text field, which is clamped on blur so that it can be emptied while typing. */
export function Stepper({
  label,
  value,
  min = 1,
  max,
  isDisabled = false,
  onChange,
  onExcess,
}: {
  label: string
  value: number
  min?: number
  max: number
  isDisabled?: boolean
  onChange: (value: number) => void
  /** More than `max` was typed. */
  onExcess?: () => void
}) {
  const t = useTranslations('actions')
  const [draft, setDraft] = useState<string | null>(null)
  function settle() {
    const typed = draft === null ? null : parseCount(draft)
    setDraft(null)
    if (typed === null) return
    change(typed)
    if (typed > max) onExcess?.()
  }
  function change(next: number) {
    const clamped = Math.max(min, Math.min(max, next))
    if (clamped !== value) onChange(clamped)
  }
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-control bg-card"
    >
      <button
        type="button"
        aria-label={t('decrease')}
        disabled={isDisabled || value <= min}
        onClick={() => change(value - 1)}
        className={button}
      >
        <Minus size={18} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={isDisabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="h-9 w-11 rounded-tick bg-transparent text-center text-17 numbers disabled:text-muted"
      />
      <button
        type="button"
        aria-label={t('increase')}
        disabled={isDisabled || value >= max}
        onClick={() => change(value + 1)}
        className={button}
      >
        <Plus size={18} />
      </button>
    </div>
  )
}
