import { TextInput, type TextInputProps } from 'react-admin'

/** A text input whose value is never null, and that can be shown without being editable. */
export const TextLine = ({ readOnly, ...props }: TextInputProps & { readOnly?: boolean }) => (
  <TextInput
    {...props}
    parse={(value: string | null) => value ?? ''}
    {...(readOnly && { slotProps: { htmlInput: { readOnly: true } } })}
  />
)
