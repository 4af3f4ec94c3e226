'use client'

import { useTranslations } from 'next-intl'
import { useState, type ClipboardEvent } from 'react'
import { typeInto } from '@/lib/forms/form-draft'
import { pastedAddress } from '@/lib/forms/pasted-address'
import { toast } from '@/lib/toast/toast'

const WHERE = ['addressee', 'detail']

/**
 * A whole address, pasted where the name or the street goes, is sorted into its fields. Its postal code waits for the
 * field, which is there once the country is known.
 */
export function usePastedAddress() {
  const t = useTranslations('address')
  const [pastedPostalCode, setPastedPostalCode] = useState('')

  function paste(event: ClipboardEvent<HTMLFormElement>) {
    const field = event.target as HTMLInputElement
    const found = pastedAddress(event.clipboardData.getData('text'))
    if (!found || !WHERE.includes(field.name)) return
    event.preventDefault()
    setPastedPostalCode(found.postalCode)
    const values = {
      addressee: found.addressee,
      phone: found.phone,
      detail: found.detail,
      postal_code: found.postalCode,
    }
    for (const [name, value] of Object.entries(values)) {
      const target = event.currentTarget.elements.namedItem(name)
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        if (value) typeInto(target, value)
    }
    toast.plain(t('sorted'))
  }

  return { pastedPostalCode, paste }
}
