import { useState, type ReactNode } from 'react'
import { Button, TextField, type ButtonProps } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { ActionDialog } from '@/console/ui/action-dialog'
import { isConflict } from '@/console/ui/form-errors'
import { notifyText } from '@/console/ui/notify-text'
import { useAction } from '@/console/ui/use-action'

export interface DecisionField {
  name: string
  /** A message key, as `hint`. */
  label: string
  hint?: string
  isRequired?: boolean
  isMultiline?: boolean
  maxLength?: number
  type?: 'text' | 'password'
  autoComplete?: string
}

interface DecisionProps<Answer> {
  /** Of the button that opens the dialog. */
  label: string
  title: string
  /** What happens, with the amount and the person. */
  children: ReactNode
  /** Of the button that decides. */
  confirm: string
  colour?: ButtonProps['color']
  variant?: ButtonProps['variant']
  fields?: DecisionField[]
  isDisabled?: boolean
  /** A message key; shown after a decision. */
  done?: string | ((answer: Answer) => string)
  /** Rejects with an ApiError. */
  onConfirm: (values: Record<string, string>) => Promise<Answer>
}

/**
 * A button whose dialog names the consequence, and waits for the server. The dialog stays as it was opened when the
 * record is read again, because that is what the person decides. Other texts than `done` are translated already.
 */
export function Decision<Answer>(props: DecisionProps<Answer>) {
  const { label, colour = 'primary', variant = 'contained', isDisabled = false } = props
  const [opened, setOpened] = useState<DecisionProps<Answer>>()
  return (
    <>
      <Button
        variant={variant}
        color={colour}
        disabled={isDisabled}
        onClick={() => setOpened(props)}
      >
        {label}
      </Button>
      {opened && <DecisionDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function DecisionDialog<Answer>(props: DecisionProps<Answer> & { onClose: () => void }) {
  const {
    title,
    children,
    confirm,
    colour = 'primary',
    fields = [],
    done,
    onConfirm,
    onClose,
  } = props
  const translate = useTranslate()
  const notify = useNotify()
  const [values, setValues] = useState<Record<string, string>>({})
  const {
    run,
    isPending,
    error,
    fields: wrong,
  } = useAction(() => onConfirm(values), {
    done: done && ((answer) => translate(typeof done === 'string' ? done : done(answer))),
    onDone: onClose,
    onError: (failure) => {
      // The record that is loaded again may no longer offer the decision, and then the dialog is gone.
      if (isConflict(failure))
        notifyText(notify, failure.message, { type: 'warning', autoHideDuration: 10_000 })
    },
  })
  const isMissing = fields.some(({ name, isRequired }) => isRequired && !values[name]?.trim())
  return (
    <ActionDialog
      title={title}
      submit={confirm}
      colour={colour}
      isPending={isPending}
      isReady={!isMissing}
      isOver={isConflict(error)}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      {children}
      {fields.map(
        ({ name, label, hint, isRequired, isMultiline, maxLength, type, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={translate(label)}
            helperText={wrong[name] ?? (hint && translate(hint))}
            error={name in wrong}
            required={isRequired ?? false}
            multiline={isMultiline ?? false}
            {...(isMultiline && { minRows: 2 })}
            {...(type && { type })}
            {...(autoComplete && { autoComplete })}
            slotProps={{ htmlInput: { maxLength } }}
            value={values[name] ?? ''}
            onChange={({ target }) =>
              setValues((earlier) => ({ ...earlier, [name]: target.value }))
            }
          />
        ),
      )}
    </ActionDialog>
  )
}
