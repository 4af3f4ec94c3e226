import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldBox, fieldInput } from './field'

/** Multi-line text; grows with its content if the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  rows = 3,
  ...area
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  aside?: ReactNode
} & Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'children'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(wiring) => (
        <div className={fieldBox}>
          <textarea
            {...area}
            {...wiring}
            rows={rows}
            className={`${fieldInput} field-sizing-content max-h-80 resize-none py-3`}
            style={{ minHeight: `${rows * 1.6 + 1.5}em` }}
          />
        </div>
      )}
    </Field>
  )
}
