'use client'

import { useTranslations } from 'next-intl'
import type { ClipboardEvent } from 'react'
import type { UseFormSetValue } from 'react-hook-form'
import { pastedAddress } from '@/lib/forms/pasted-address'
import { toast } from '@/lib/toast/toast'
import type { AddressValues } from './place'

const WHERE = ['addressee', 'detail']

/**
 * Splits a whole address pasted into the name or street field into the fields. The postal code is
 * filled in once its field exists, after the country is known.
 */
export function usePastedAddress(setValue: UseFormSetValue<AddressValues>) {
  const t = useTranslations('address')

  return (event: ClipboardEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement
    const found = pastedAddress(event.clipboardData.getData('text'))
    if (!found || !WHERE.includes(field.name)) return
    event.preventDefault()
    const values = {
      addressee: found.addressee,
      phone: found.phone,
      detail: found.detail,
      postal_code: found.postalCode,
    }
    for (const [name, value] of Object.entries(values))
      if (value) setValue(name as keyof typeof values, value)
    toast.plain(t('sorted'))
  }
}
