'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { deleteForm, keepForm, keptOf, typeAgain, type FormMemory } from './kept-form'

/** Put the ref on the form. `owner` is the shopper's number, null for visitors; undefined while it is not known. */
export function useKeptForm(
  name: string,
  owner: number | null | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<FormMemory>({})

  useEffect(() => {
    const element = form.current
    if (!element || owner === undefined) return
    let isTouched = false
    const keep = () => keepForm(name, owner, element, waiting.current)
    const touch = () => {
      isTouched = true
    }
    // A tap may change a field too, which says nothing of it: "all of it" beside an amount.
    const keepWhatTapsDid = () => isTouched && keep()
    waiting.current = typeAgain(element, keptOf(name, owner))
    element.addEventListener('input', keep)
    element.addEventListener('click', touch)
    window.addEventListener('pagehide', keepWhatTapsDid)
    // A reload runs no clean-up: only whoever leaves the form gives up what was typed.
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('click', touch)
      window.removeEventListener('pagehide', keepWhatTapsDid)
      deleteForm(name)
    }
  }, [name, owner])

  useEffect(() => {
    if (form.current) waiting.current = typeAgain(form.current, waiting.current)
  })
  return form
}
