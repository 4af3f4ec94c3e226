import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldBox, fieldInput } from './field'

/** The native select: on phones the best picker for a long list. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  ...select
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  placeholder?: string
  options: { value: string; label: string; isDisabled?: boolean }[]
} & Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={`${fieldBox} relative`}>
          <select {...select} {...wiring} className={`${fieldInput} appearance-none pe-11`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className="pointer-events-none absolute end-3 text-muted" />
        </div>
      )}
    </Field>
  )
}
