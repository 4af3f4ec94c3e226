'use client'

import { useState, type FormEvent } from 'react'
import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-error'
import { complaintKeys } from '@/lib/forms/complaints'

export type Complaints = Record<string, string>

/**
 * What is wrong with the fields of a form, in words, by their names. A complaint goes when its field is
 * changed: put `onInput` on the form.
 */
export function useComplaints() {
  const t = useTranslations('errors.fields')
  const [complaints, setComplaints] = useState<Complaints>({})

  function wordsOf(schema: z.ZodType, values: unknown): Complaints {
    return Object.fromEntries(
      Object.entries(complaintKeys(schema, values)).map(([name, key]) => [name, t(key)]),
    )
  }

  /** Shows the complaints, moves to the first field with one, and says whether there were none. */
  function show(form: HTMLFormElement, found: Complaints): boolean {
    setComplaints(found)
    for (const field of form.elements) {
      if (field instanceof HTMLElement && found[field.getAttribute('name') ?? '']) {
        field.focus()
        return false
      }
    }
    return Object.keys(found).length === 0
  }

  /** Shows what the server complained about; everything else it said was a toast. */
  function showRefusal(form: HTMLFormElement, error: unknown): void {
    if (error instanceof ApiError) show(form, error.fields)
  }

  function clear(name: string): void {
    setComplaints(({ [name]: _cleared, ...rest }) => rest)
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (event.target instanceof HTMLElement) clear(event.target.getAttribute('name') ?? '')
  }

  return { complaints, wordsOf, show, showRefusal, clear, onInput }
}
