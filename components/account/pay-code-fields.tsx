'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { PasswordField } from '@/components/ui/password-field'
import { PAY_CODE_MAX } from '@/components/ui/pay-code'
import { PayKeypad } from '@/components/ui/pay-keypad'
import { plainDigits } from '@/contracts/plain-digits'
import type { FieldProps } from '@/lib/forms/use-schema-form'

type Name = 'oldpassword' | 'newpassword' | 'again'

export type PayCodeValues = Record<Name | 'captcha', string>

/** Pressing a key of the keypad leaves the focus in the field that it fills. */
function keepFocus(keypad: HTMLElement | null) {
  const stay = (event: Event) => event.preventDefault()
  keypad?.addEventListener('mousedown', stay)
  return () => keypad?.removeEventListener('mousedown', stay)
}

/**
 * The old and the new payment password over an on-screen keypad, which fills the marked field: the
 * last focused one, at first the first. Fields before them have the phone's keyboard: the keypad is
 * hidden until a payment password is focused. Hardware keyboards and screen readers type into the
 * fields as usual.
 */
export function PayCodeFields({
  asksOld,
  form,
  field,
  isFrozen,
  isPending,
  oldAside,
  before,
}: {
  asksOld: boolean
  form: UseFormReturn<PayCodeValues>
  field: (name: Name) => FieldProps
  isFrozen: boolean
  isPending: boolean
  oldAside: ReactNode
  /** Another field, filled first. */
  before?: ReactNode
}) {
  const t = useTranslations('payCode')
  const names: Name[] = asksOld ? ['oldpassword', 'newpassword', 'again'] : ['newpassword', 'again']
  const values = useWatch({ control: form.control })
  const [active, setActive] = useState<Name | null>(before ? null : names[0]!)
  const fields = useRef<HTMLDivElement>(null)
  const isLast = active === 'again'
  const typed = (active && values[active]) ?? ''

  const inputOf = (name: Name) =>
    fields.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)
  function set(name: Name, text: string) {
    const digits = plainDigits(text)
    form.setValue(name, digits.slice(0, PAY_CODE_MAX), {
      shouldValidate: form.formState.isSubmitted,
    })
    if (digits.length > PAY_CODE_MAX) form.setError(name, { message: t('tooLong') })
    else if (!form.formState.isSubmitted) form.clearErrors(name)
  }
  function type(text: string) {
    if (active) set(active, text)
  }
  function goOn() {
    if (isLast) inputOf('again')?.form?.requestSubmit()
    else inputOf(names[names.findIndex((name) => name === active) + 1]!)?.focus()
  }
  function typeOnKeypad(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) type(typed + event.key)
    else if (event.key === 'Backspace') type(typed.slice(0, -1))
  }

  const labels = { oldpassword: t('old'), newpassword: t('new'), again: t('again') }
  return (
    <>
      <div
        ref={fields}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement)
            setActive(names.find((name) => name === target.name) ?? null)
        }}
        className="flex flex-col gap-4"
      >
        {before}
        {names.map((name) => (
          <PasswordField
            key={name}
            {...field(name)}
            label={labels[name]}
            hint={name === 'newpassword' ? t('hint') : undefined}
            aside={name === 'oldpassword' ? oldAside : undefined}
            inputMode="none"
            autoComplete="off"
            required
            readOnly={isFrozen}
            value={values[name] ?? ''}
            onChange={(event) => set(name, event.target.value)}
            data-active={active === name || undefined}
            enterKeyHint={name === 'again' ? 'go' : 'next'}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {active && `${labels[active]}: ${t('entered', { count: typed.length })}`}
      </p>
      {active && (
        <div role="group" aria-label={t('keypad')} ref={keepFocus}>
          <PayKeypad
            submitLabel={isLast ? t('done') : t('next')}
            isDisabled={isFrozen}
            isPending={isPending}
            canSubmit={!isFrozen}
            onDigit={(digit) => type(typed + digit)}
            onDelete={() => type(typed.slice(0, -1))}
            onSubmit={goOn}
            onKeyDown={typeOnKeypad}
          />
        </div>
      )}
    </>
  )
}
