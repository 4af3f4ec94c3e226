'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ChangeEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import type { Address } from '@/contracts/schemas/addresses'
import { dialCode, loadPhoneRules, typedPhone, type PhoneRules } from '@/lib/forms/phone-typing'
import type { AddressValues } from './address-fields'

/**
 * A telephone number of the address's country, or with + one of any other, spaced as it is typed. When an
 * address moves to another country its number stays one of the country before.
 */
export function PhoneField({
  address,
  country,
  control,
  error,
}: {
  address: Address | null
  country: string
  control: Control<AddressValues>
  error: string | undefined
}) {
  const t = useTranslations('address')
  const {
    field: { value, onChange, ref },
  } = useController({ control, name: 'phone' })
  const [isFocused, setIsFocused] = useState(false)
  const [rules, setRules] = useState<PhoneRules | null>(null)
  useEffect(() => {
    // Without the rules the number is sent as it was typed.
    loadPhoneRules().then(setRules, () => {})
  }, [])

  const isAsSaved = address?.country === country && value === address.phone
  const typed = (isAsSaved ? address.phone_display : null) ?? value

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = target.value
    const isAtEnd = target.selectionStart === next.length && next.length > typed.length
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    onChange(isAtEnd && !isComposing ? typedPhone(rules, next, country) : next)
  }

  const code = dialCode(rules, typed, country)
  return (
    <TextField
      label={t('phone')}
      hint={t('phoneHint')}
      name="phone"
      ref={ref}
      type="tel"
      inputMode="tel"
      value={isFocused ? typed : typedPhone(rules, typed, country)}
      onChange={type}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false)
        if (!isAsSaved) onChange(typedPhone(rules, typed, country))
      }}
      before={code && <span className="numbers">{code}</span>}
      error={error}
      autoComplete="tel"
      enterKeyHint="next"
      maxLength={30}
      required
    />
  )
}
