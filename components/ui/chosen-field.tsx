'use client'

import { useEffect, useRef } from 'react'

/**
 * What is chosen where no field is, a place from lists or pictures, as a field that is not shown: so the form keeps it
 * with what is typed (`useFormDraft`). `value` must survive JSON.
 */
export function ChosenField<Value>({
  name,
  value,
  onGiveBack,
}: {
  name: string
  value: Value
  onGiveBack: (value: Value) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const written = JSON.stringify(value)
  useEffect(() => {
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [written])
  return (
    <input
      ref={field}
      hidden
      name={name}
      value={written}
      onChange={(event) => onGiveBack(JSON.parse(event.target.value) as Value)}
      autoComplete="off"
    />
  )
}
