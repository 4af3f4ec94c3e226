import { useState } from 'react'
import { InputAdornment, TextField } from '@mui/material'
import { FieldTitle, useInput, useTranslate, type Validator } from 'react-admin'
import { basisPointsOf } from '@/console/ui/percent-text'
import { messageOf } from '@/console/ui/money-input'

const isPercent: Validator = (value: unknown) =>
  typeof value === 'string' && value !== '' ? 'console.ui.notAPercentage' : undefined

interface PercentInputProps {
  source: string
  label?: string
  helperText?: string
  validate?: Validator
}

/** A percentage with at most two decimals; the value is whole basis points. */
export function PercentInput({ source, label, helperText, validate }: PercentInputProps) {
  const translate = useTranslate()
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [isPercent, ...(validate ? [validate] : [])],
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  })
  const [typed, setTyped] = useState('')
  const value = field.value as number | string | null | undefined
  const text =
    basisPointsOf(typed) === value ? typed : typeof value === 'number' ? `${value / 100}` : value
  const hint = fieldState.error
    ? messageOf(fieldState.error.message, translate)
    : helperText && translate(helperText)
  return (
    <TextField
      id={id}
      name={field.name}
      value={text ?? ''}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(basisPointsOf(target.value))
      }}
      label={<FieldTitle source={source} label={label} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={hint ?? ' '}
      margin="dense"
      size="small"
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
      }}
    />
  )
}
