'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  cardErrors,
  codeLength,
  groupCardNumber,
  groupExpiry,
  isTypedOut,
  type TypedCard,
} from '@/lib/cards/card-number'
import { digitsOf } from '@/lib/format/digits'

export type CardState = ReturnType<typeof useCard>

const EMPTY: TypedCard = { number: '', expiry: '', code: '' }
const FIELDS = ['number', 'expiry', 'code'] as const

/** The card fields, formatted as on the card. Kept only in the state of this component. */
export function useCard() {
  const t = useTranslations('topUp')
  const [typed, setTyped] = useState(EMPTY)
  const [left, setLeft] = useState<(keyof TypedCard)[]>([])
  const found = cardErrors(typed)

  return {
    typed,
    codeLength: codeLength(typed.number),
    change(field: keyof TypedCard, text: string) {
      const written = {
        number: groupCardNumber,
        expiry: (next: string) => groupExpiry(next, typed.expiry),
        code: (next: string) => digitsOf(next).slice(0, 4),
      }[field](text)
      setTyped({ ...typed, [field]: written })
      setLeft(left.filter((name) => name !== field))
    },
    leave(field: keyof TypedCard) {
      if (typed[field] !== '') setLeft([...left, field])
    },
    /** Shows an error when a field loses focus or is complete, not after the first digit. */
    errorOf(field: keyof TypedCard): string | undefined {
      const error = found[field]
      const isDue = left.includes(field) || isTypedOut(field, typed)
      return error && isDue ? t(`complaints.${error}`) : undefined
    },
    /** Shows all errors and focuses the first one. Returns whether there were none. */
    check(form: HTMLFormElement): boolean {
      setLeft([...FIELDS])
      const first = FIELDS.find((field) => found[field])
      if (!first) return true
      form.querySelector<HTMLInputElement>(`[data-card=${first}]`)?.focus()
      return false
    },
  }
}
