import { TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatCount, parseCount } from '@/lib/format/count'

interface CountBoxProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: number | null | undefined
  /** Null for an empty text, NaN for a text that is no whole number. */
  onChange: (count: number | null) => void
}

const countOf = (text: string) =>
  text.trim() === '' ? null : (parseCount(text.replaceAll(',', '')) ?? Number.NaN)

/** A text field for a whole number from 0. */
export function CountBox({ value, onChange, ...props }: CountBoxProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const given =
    value === null || value === undefined || Number.isNaN(value) ? '' : formatCount(value)
  const text = typed !== undefined && Object.is(countOf(typed), value ?? null) ? typed : given
  return (
    <TextField
      {...props}
      {...(Number.isNaN(value) && { error: true, helperText: translate('console.ui.notACount') })}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(countOf(target.value))
      }}
      slotProps={{
        ...props.slotProps,
        htmlInput: { inputMode: 'numeric', ...(props.slotProps?.htmlInput as object) },
      }}
    />
  )
}
