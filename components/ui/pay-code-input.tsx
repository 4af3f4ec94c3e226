'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { PAY_CODE_MAX, PAY_CODE_MIN, payCodeDigits, PayDots } from './pay-code'
import { PayKeypad } from './pay-keypad'

/**
 * Six dots, more when more is typed, over a keypad of our own, so that no keyboard learns the code. A
 * hidden field under the dots takes what a hardware keyboard or a screen reader types.
 */
export function PayCodeInput({
  label,
  value,
  hint,
  error,
  submitLabel,
  isPending = false,
  isDisabled = false,
  onChange,
  onSubmit,
}: {
  label: string
  value: string
  hint?: string
  error?: string | null
  submitLabel: string
  isPending?: boolean
  isDisabled?: boolean
  onChange: (value: string) => void
  onSubmit: () => void
}) {
  const t = useTranslations('payCode')
  const noteId = useId()
  const [isTooLong, setIsTooLong] = useState(false)
  const shownError = isTooLong ? t('tooLong') : error
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A frame later, because a dialog on a touch screen takes the focus for itself when it opens.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const isFrozen = isPending || isDisabled
  const canSubmit = value.length >= PAY_CODE_MIN && !isFrozen
  function set(text: string) {
    if (isFrozen) return
    const digits = payCodeDigits(text)
    setIsTooLong(digits.length > PAY_CODE_MAX)
    onChange(digits.slice(0, PAY_CODE_MAX))
  }
  function typeOnKeypad(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) set(value + event.key)
    else if (event.key === 'Backspace') set(value.slice(0, -1))
  }
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <div className="group relative mx-auto px-6 py-3">
        <PayDots count={value.length} />
        <input
          ref={field}
          type="password"
          inputMode="none"
          autoComplete="off"
          aria-label={label}
          aria-describedby={shownError || hint ? noteId : undefined}
          aria-invalid={shownError ? true : undefined}
          disabled={isDisabled}
          readOnly={isPending}
          value={value}
          onChange={(event) => set(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && canSubmit && onSubmit()}
          className="absolute inset-0 size-full cursor-default opacity-0"
        />
      </div>
      <p role="status" className="sr-only">
        {t('entered', { count: value.length })}
      </p>
      <p
        id={noteId}
        aria-live="assertive"
        className={`mb-1 flex min-h-5 items-center justify-center gap-1.5 text-13 ${shownError ? 'text-bad' : 'text-muted'}`}
      >
        {shownError && <CircleAlert size={16} />}
        {shownError || hint}
      </p>
      <PayKeypad
        submitLabel={submitLabel}
        isDisabled={isFrozen}
        isPending={isPending}
        canSubmit={canSubmit}
        onDigit={(digit) => set(value + digit)}
        onDelete={() => set(value.slice(0, -1))}
        onSubmit={onSubmit}
        onKeyDown={typeOnKeypad}
      />
    </div>
  )
}
