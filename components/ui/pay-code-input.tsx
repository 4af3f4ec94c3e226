'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { digitsOf } from '@/lib/format/digits'
import { Button } from './button'
import { PAY_CODE_MAX, PAY_CODE_MIN, PayDots } from './pay-code'
import { PayKeypad } from './pay-keypad'

/**
 * A field for 6 to 12 digits over an on-screen keypad, so that no keyboard app learns the code. A
 * transparent input over the dots accepts hardware keyboards and screen readers.
 */
export function PayCodeInput({
  label,
  value,
  error,
  aside,
  action,
  children,
  submitLabel,
  isPending = false,
  isDisabled = false,
  onChange,
  onSubmit,
}: {
  label: string
  value: string
  error?: string | null
  /** A link beside the note for resetting the code. */
  aside?: ReactNode
  /** Instead of the submit button, for a code that cannot be entered. */
  action?: ReactNode
  /** Above the field: the amount. */
  children?: ReactNode
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
    if (isPending) return
    // One frame later, because a dialog on a touch screen moves the focus to itself when it opens.
    // After a wrong code, the button that had the focus is disabled and loses it.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [isPending])
  const isFrozen = isPending || isDisabled
  const canSubmit = value.length >= PAY_CODE_MIN && !isFrozen
  function set(text: string) {
    if (isFrozen) return
    const digits = digitsOf(text)
    setIsTooLong(digits.length > PAY_CODE_MAX)
    onChange(digits.slice(0, PAY_CODE_MAX))
  }
  function typeOnKeypad(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) set(value + event.key)
    else if (event.key === 'Backspace') set(value.slice(0, -1))
  }
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-col gap-2 sideways:grid sideways:grid-cols-2 sideways:gap-x-4"
    >
      <div className="flex min-w-0 flex-col gap-2">
        {children}
        <div className="group relative flex min-h-14 items-center justify-center rounded-card border border-control px-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink has-[[aria-invalid=true]]:border-bad">
          <PayDots count={value.length} />
          {value === '' && (
            <span aria-hidden className="ps-1.5 text-15 text-muted">
              {t('hint')}
            </span>
          )}
          <input
            ref={field}
            type="password"
            inputMode="none"
            autoComplete="off"
            aria-label={label}
            aria-describedby={noteId}
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
        <div className="flex min-h-tap items-center justify-between gap-4 text-13">
          <p
            id={noteId}
            aria-live="assertive"
            className={`flex min-w-0 items-center gap-1.5 ${shownError ? 'text-bad' : 'sr-only'}`}
          >
            {shownError && <CircleAlert size={16} />}
            <span className="min-w-0 text-balance">{shownError || t('hint')}</span>
          </p>
          {aside && <span className="ms-auto shrink-0">{aside}</span>}
        </div>
      </div>
      <div className="sideways:col-start-2 sideways:row-span-2 sideways:row-start-1">
        <PayKeypad
          isDisabled={isFrozen}
          onDigit={(digit) => set(value + digit)}
          onDelete={() => set(value.slice(0, -1))}
          onKeyDown={typeOnKeypad}
        />
      </div>
      {action || (
        <Button
          size="large"
          isFullWidth
          isPending={isPending}
          disabled={!canSubmit && !isPending}
          onClick={onSubmit}
          onKeyDown={typeOnKeypad}
        >
          {submitLabel}
        </Button>
      )}
    </div>
  )
}
