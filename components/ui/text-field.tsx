import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldBox, fieldInput } from './field'

/** One line of text. `before` and `after` are inside the box: a currency sign, a small button. */
export function TextField({
  label,
  hint,
  error,
  isHintKept,
  aside,
  before,
  after,
  ...input
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  isHintKept?: boolean
  aside?: ReactNode
  before?: ReactNode
  after?: ReactNode
} & Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'>) {
  return (
    <Field label={label} hint={hint} error={error} isHintKept={isHintKept} aside={aside}>
      {(wiring) => (
        <div className={fieldBox}>
          {before && <span className="ps-3.5 text-muted">{before}</span>}
          <input type="text" {...input} {...wiring} className={fieldInput} />
          {after && <span className="flex shrink-0 items-center pe-1">{after}</span>}
        </div>
      )}
    </Field>
  )
}
