'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ChangeEvent } from 'react'
import { TextField } from '@/components/ui/text-field'
import type { Address } from '@/contracts/schemas/addresses'
import { dialCode, loadPhoneRules, typedPhone, type PhoneRules } from '@/lib/forms/phone-typing'

/**
 * A telephone number of the address's country, or with + one of any other, spaced as it is typed. When an
 * address moves to another country its number stays one of the country before.
 */
export function PhoneField({
  address,
  country,
  error,
}: {
  address: Address | null
  country: string
  error: string | undefined
}) {
  const t = useTranslations('address')
  const [changed, setTyped] = useState<string | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const [rules, setRules] = useState<PhoneRules | null>(null)
  useEffect(() => {
    // Without the rules the number is sent as it was typed.
    loadPhoneRules().then(setRules, () => {})
  }, [])

  const hasMoved = address?.country !== country
  const kept = (hasMoved ? null : address?.phone_display) ?? address?.phone ?? ''
  const typed = changed ?? kept

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = target.value
    const isAtEnd = target.selectionStart === next.length && next.length > typed.length
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    setTyped(isAtEnd && !isComposing ? typedPhone(rules, next, country) : next)
  }

  const code = dialCode(rules, typed, country)
  return (
    <TextField
      label={t('phone')}
      hint={t('phoneHint')}
      name="phone"
      type="tel"
      inputMode="tel"
      value={isFocused ? typed : typedPhone(rules, typed, country)}
      onChange={change}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false)
        if (changed !== null) setTyped(typedPhone(rules, changed, country))
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
