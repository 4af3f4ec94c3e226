'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-error'
import { fieldErrorKeys } from './field-errors'

/** Error messages of a form by field name. */
export type FieldErrors = Record<string, string | undefined>

export type FieldProps = UseFormRegisterReturn & { error: string | undefined }

export type WordsOf = (schema: z.ZodType, input: unknown) => FieldErrors

/**
 * A react-hook-form validated by `check` on submit and, after that, on change. `defaultValues`
 * overwrite text typed before hydration: forms of static pages omit them.
 */
export function useSchemaForm<Values extends FieldValues>(
  check: (values: Values, wordsOf: WordsOf) => FieldErrors | Promise<FieldErrors>,
  defaultValues?: DefaultValues<Values>,
) {
  const t = useTranslations('errors.fields')
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const wordsOf: WordsOf = (schema, input) =>
    Object.fromEntries(
      Object.entries(fieldErrorKeys(schema, input)).map(([name, key]) => [name, t(key)]),
    )
  const form = useForm<Values>({
    ...(defaultValues && { defaultValues }),
    // Focuses the first invalid field in document order, which differs from registration order.
    shouldFocusError: false,
    resolver: async (values) => ({ values, errors: errorTree(await check(values, wordsOf)) }),
  })
  const { errors } = form.formState
  const errorOf = (name: string) => get<object, string | undefined>(errors, `${name}.message`)

  function focusFirst(found: object): void {
    for (const field of element.current?.elements ?? [])
      if (field instanceof HTMLElement && get(found, field.getAttribute('name') || '-'))
        return field.focus()
  }

  function show(error: unknown, ofNoField: (message: string) => void): void {
    if (!(error instanceof ApiError)) return
    const found = errorTree(error.fields)
    for (const [name, message] of Object.entries(error.fields))
      form.setError(name as Path<Values>, { type: String(error.code), message })
    if (Object.keys(found).length > 0) focusFirst(found)
    else ofNoField(error.message)
  }

  return {
    form,
    /** The props that register a field. */
    field: (name: Path<Values>): FieldProps => ({ ...form.register(name), error: errorOf(name) }),
    errorOf,
    /** The submit handler; `send` receives valid values. */
    submit:
      (send: (values: Values) => void | Promise<void>) =>
      (event: React.FormEvent<HTMLFormElement>) => {
        element.current = event.currentTarget
        setFailure(null)
        form.handleSubmit(send, focusFirst)(event).catch(ignoreShown)
      },
    /** Shows a server error at the fields it names, with its code as the type, otherwise as the error of the form. */
    refuse: (error: unknown) => show(error, setFailure),
    /** The same for a button beside a field, which shows an error that names no field. */
    refuseAt: (name: Path<Values>) => (error: unknown) =>
      show(error, (message) => form.setError(name, { message })),
    failure,
  }
}

/** A check whose scripts do not load fails with an ApiError, of which a toast was shown. */
function ignoreShown(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

function errorTree(found: FieldErrors) {
  const tree = {}
  for (const [name, message] of Object.entries(found))
    if (message) set(tree, name, { type: 'check', message })
  return tree
}
