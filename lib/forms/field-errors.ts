'use client'

import { useState, type FormEvent } from 'react'
import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-error'
import type { Messages } from '@/lib/i18n/messages'

export type FieldErrors = Record<string, string>

/**
 * What is wrong with the fields of a form, in words, by their names. An error goes when its field is
 * changed: put `onInput` on the form.
 */
export function useFieldErrors() {
  const t = useTranslations('errors.fields')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  function wordsOf(schema: z.ZodType, values: unknown): FieldErrors {
    return Object.fromEntries(
      Object.entries(fieldErrorKeys(schema, values)).map(([name, key]) => [name, t(key)]),
    )
  }

  /** Shows the errors, moves to the first field with one, and says whether there were none. */
  function show(form: HTMLFormElement, found: FieldErrors): boolean {
    setFieldErrors(found)
    for (const field of form.elements) {
      if (field instanceof HTMLElement && found[field.getAttribute('name') ?? '']) {
        field.focus()
        return false
      }
    }
    return Object.keys(found).length === 0
  }

  /** Shows what the server complained about; everything else it said was a toast. */
  function showError(form: HTMLFormElement, error: unknown): void {
    if (error instanceof ApiError) show(form, error.fields)
  }

  function clear(name: string): void {
    setFieldErrors(({ [name]: _cleared, ...rest }) => rest)
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    if (event.target instanceof HTMLElement) clear(event.target.getAttribute('name') ?? '')
  }

  return { fieldErrors, wordsOf, show, showError, clear, onInput }
}

/** A key under `errors.fields` in messages/*.json. */
export type FieldErrorKey = keyof Messages['errors']['fields']

/**
 * The first error of a contract's schema about each field, so that a form refuses what the server
 * would refuse, in the same words (specification section 5).
 */
export function fieldErrorKeys(schema: z.ZodType, values: unknown): Record<string, FieldErrorKey> {
  const found: Record<string, FieldErrorKey> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    found[path.join('.')] ??= message.startsWith('fields.')
      ? (message.slice('fields.'.length) as FieldErrorKey)
      : 'invalid'
  }
  return found
}
