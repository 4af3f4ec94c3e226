'use client'

import Check from 'lucide-react/icons/check'
import Delete from 'lucide-react/icons/delete'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { hapticFeedback } from '@/lib/touch/haptic-feedback'

const key =
  'grid h-14 [@media(max-height:42rem)]:h-tap place-items-center rounded-card text-24 transition-colors disabled:cursor-not-allowed'
const plainKey = `${key} numbers bg-press font-normal hover:brightness-97 active:bg-line disabled:text-muted`

/**
 * Keys of 56 px, 44 px on low screens: the digits, delete at the bottom right as on phones and, with a `submitLabel`,
 * confirm at the bottom left.
 */
export function PayKeypad({
  submitLabel,
  isDisabled,
  isPending = false,
  canSubmit = false,
  onDigit,
  onDelete,
  onSubmit,
  onKeyDown,
}: {
  submitLabel?: string
  isDisabled: boolean
  isPending?: boolean
  canSubmit?: boolean
  onDigit: (digit: string) => void
  onDelete: () => void
  onSubmit?: () => void
  /** Handles keyboard input while a key has the focus. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}) {
  const t = useTranslations('payCode')
  const felt = (press: () => void) => () => {
    hapticFeedback('tick')
    press()
  }
  const digit = (name: string) => (
    <button
      key={name}
      type="button"
      disabled={isDisabled}
      onClick={felt(() => onDigit(name))}
      onKeyDown={onKeyDown}
      className={plainKey}
    >
      {name}
    </button>
  )
  return (
    <div className="mx-auto grid w-full max-w-form touch-manipulation grid-cols-3 gap-2 select-none">
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
      {submitLabel ? (
        <button
          type="button"
          aria-label={submitLabel}
          aria-busy={isPending || undefined}
          disabled={!canSubmit}
          onClick={onSubmit}
          onKeyDown={onKeyDown}
          className={`${key} bg-accent text-on-accent hover:bg-accent-pressed active:bg-accent-pressed disabled:bg-line disabled:text-muted`}
        >
          {isPending ? <LoaderCircle size={24} className="animate-turn" /> : <Check size={24} />}
        </button>
      ) : (
        <span aria-hidden />
      )}
      {digit('0')}
      <button
        type="button"
        aria-label={t('deleteDigit')}
        disabled={isDisabled}
        onClick={felt(onDelete)}
        onKeyDown={onKeyDown}
        className={plainKey}
      >
        <Delete size={24} />
      </button>
    </div>
  )
}
