import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { FieldTitle, useInput, useTranslate, type Validator } from 'react-admin'
import { formatPlainCents, parseAmount } from '@/lib/format/money'

/** Cents; null for an empty text; NaN for a text that is no amount. */
export type TypedCents = number | null

const NOT_AN_AMOUNT = 'console.ui.notAnAmount'

interface MoneyBoxProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: TypedCents | undefined
  onChange: (cents: TypedCents) => void
}

/** A text field for an amount in dollars. It formats the amount when the field loses the focus. */
export function MoneyBox({ value, onChange, onBlur, ...props }: MoneyBoxProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const given = value === null || value === undefined ? '' : formatted(value)
  // The typed text stays as long as it means the value.
  const text = typed !== undefined && isSame(centsOf(typed), value) ? typed : given
  return (
    <TextField
      {...props}
      {...(Number.isNaN(value) && { error: true, helperText: translate(NOT_AN_AMOUNT) })}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(centsOf(target.value))
      }}
      onBlur={(event) => {
        if (!Number.isNaN(value)) setTyped(undefined)
        onBlur?.(event)
      }}
      slotProps={{
        ...props.slotProps,
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', ...(props.slotProps?.htmlInput as object) },
      }}
    />
  )
}

const formatted = (cents: number) => (Number.isNaN(cents) ? '' : formatPlainCents(cents))

function centsOf(text: string): TypedCents {
  return text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN)
}

const isSame = (cents: TypedCents, value: TypedCents | undefined) => Object.is(cents, value ?? null)

/** For MoneyInput: refuses what is no amount. */
const isAmount: Validator = (value: TypedCents) => (Number.isNaN(value) ? NOT_AN_AMOUNT : undefined)

interface MoneyInputProps {
  source: string
  label?: string
  helperText?: string
  validate?: Validator | Validator[]
  fullWidth?: boolean
}

/** Typed in dollars; the value is whole cents, or null. */
export function MoneyInput({
  source,
  label,
  helperText,
  validate = [],
  ...props
}: MoneyInputProps) {
  const translate = useTranslate()
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [isAmount, ...[validate].flat()],
    // react-admin would make an empty text of null.
    format: (value: TypedCents) => value,
    parse: (value: TypedCents) => value,
  })
  const hint = fieldState.error
    ? messageOf(fieldState.error.message, translate)
    : helperText && translate(helperText)
  return (
    <MoneyBox
      id={id}
      name={field.name}
      value={field.value as TypedCents}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={<FieldTitle source={source} label={label} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={hint ?? ' '}
      margin="dense"
      size="small"
      {...props}
    />
  )
}

const MARK = '@@react-admin@@'

/** The words of an error of a field: react-admin marks those of its validators. */
export function messageOf(
  message: string | undefined,
  translate: (key: string, options?: object) => string,
): string {
  if (!message?.startsWith(MARK)) return message ?? ''
  const parsed = JSON.parse(message.slice(MARK.length)) as
    string | { message: string; args: object }
  return typeof parsed === 'string' ? translate(parsed) : translate(parsed.message, parsed.args)
}
