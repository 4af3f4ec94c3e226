'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { sessionMark } from '@/lib/api/session-mark'

interface FormDraft<Values> {
  owner: number | null
  at: number
  values: Partial<Values>
}

const LONGEST_MS = 60 * 60_000

const keyOf = (name: string) => `kept-form:${name}`

/** Before a form that is done is left by loading a document, which runs no clean-up. */
export const forgetFormDraft = (name: string): void => store(keyOf(name), null)

/**
 * Keeps the values of a form in this tab until the form is left: through a reload, and through signing in again when
 * the session ran out in the middle. The end of a session does not clear them, so they are stored with their owner: the
 * shopper's number, null for visitors; undefined while it is not known. `secrets` (passwords, codes, card numbers) are
 * not stored.
 */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  owner: number | null | undefined,
  { getValues, setValue, subscribe, formState }: UseFormReturn<Values>,
  secrets: readonly Path<Values>[] = [],
): void {
  const { defaultValues } = formState
  useEffect(() => {
    if (owner === undefined) return
    const key = keyOf(name)
    for (const [field, value] of Object.entries(load<Values>(key, owner))) {
      const path = field as Path<Values>
      // Text typed before hydration is newer than the draft.
      const now: unknown = getValues(path)
      const isTyped = typeof now === 'string' && now !== (defaultValues?.[field] ?? '')
      if (!isTyped) setValue(path, value as PathValue<Values, Path<Values>>)
    }
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const stored = Object.entries(values).filter(
          ([field]) => !secrets.includes(field as Path<Values>),
        )
        store(key, { owner, at: Date.now(), values: Object.fromEntries(stored) })
      },
    })
    // A reload runs no clean-up, and the end of a shopper's session leads back: only leaving the form clears the draft.
    return () => {
      stop()
      if (owner === null || sessionMark() !== 'signedOut') store(key, null)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form's functions stay the same
  }, [name, owner])
}

/** The draft of that key; another owner's, or one an hour old, is deleted. */
function load<Values>(key: string, owner: number | null): Partial<Values> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as FormDraft<Values>
    if (draft.owner === owner && Date.now() - draft.at <= LONGEST_MS) return draft.values
    sessionStorage.removeItem(key)
  } catch {
    // None is stored, or it is not readable.
  }
  return {}
}

function store(key: string, draft: FormDraft<unknown> | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the form does not survive a reload.
  }
}
