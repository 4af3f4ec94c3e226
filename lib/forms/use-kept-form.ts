'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { forgetForm, keepForm, restoreForm } from './kept-form'

/** Put the ref on the form. `owner` is the shopper's number, null for visitors; undefined while it is not known. */
export function useKeptForm(
  name: string,
  owner: number | null | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element || owner === undefined) return
    const keep = () => keepForm(name, owner, element)
    restoreForm(name, owner, element)
    element.addEventListener('input', keep)
    // A reload runs no clean-up: only whoever leaves the form gives up what was typed.
    return () => {
      element.removeEventListener('input', keep)
      forgetForm(name)
    }
  }, [name, owner])
  return form
}
