'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ChangeEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import type { Address } from '@/contracts/schemas/addresses'
import { dialCode, loadPhoneRules, typedPhone, type PhoneRules } from '@/lib/forms/phone-typing'
import type { AddressValues } from './place'

/**
 * A phone number of the address's country, or of any other with +, formatted while it is typed.
 * When the country of the address changes, the number keeps its own country.
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
    // If the rules cannot be loaded, the number is sent as typed.
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
