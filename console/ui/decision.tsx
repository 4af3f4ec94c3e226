import { useState, type ReactNode } from 'react'
import { Button, TextField, type ButtonProps } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { ApiError } from '@/lib/api/api-error'
import { ActionDialog } from '@/console/ui/action-dialog'
import { isConflict, isSessionOver } from '@/console/ui/form-errors'

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

interface DecisionProps {
  /** Of the button that opens the dialog. */
  label: string
  title: string
  /** What happens, with the amount and the person. */
  children: ReactNode
  /** Of the button that decides. */
  confirm: string
  color?: ButtonProps['color']
  variant?: ButtonProps['variant']
  fields?: DecisionField[]
  isDisabled?: boolean
  /** Shown after a decision. */
  done?: string
  /** Rejects with an ApiError. */
  onConfirm: (values: Record<string, string>) => Promise<unknown>
}

/** A button whose dialog names the consequence, and waits for the server. Texts are translated already. */
export function Decision(props: DecisionProps) {
  const { label, color = 'primary', variant = 'contained', isDisabled = false } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant={variant} color={color} disabled={isDisabled} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <DecisionDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DecisionDialog(props: DecisionProps & { onClose: () => void }) {
  const {
    title,
    children,
    confirm,
    color = 'primary',
    fields = [],
    done,
    onConfirm,
    onClose,
  } = props
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [values, setValues] = useState<Record<string, string>>({})
  const decide = useMutation({
    mutationFn: () => onConfirm(values),
    onSuccess: () => {
      if (done) notify(done, { type: 'success' })
      onClose()
    },
    onError: (failure) => {
      // The record that is loaded again may no longer offer the decision, and then the dialog is gone.
      if (isConflict(failure))
        notify(failure.message, {
          type: 'warning',
          messageArgs: { _: failure.message },
          autoHideDuration: 10_000,
        })
    },
    // Also after a failure: another person may have decided. Not after the end of the session, because it would close the dialog.
    onSettled: (_, failure) => {
      if (!isSessionOver(failure)) refresh()
    },
  })
  const { error, isPending } = decide
  const wrong = error instanceof ApiError ? error.fields : {}
  const isMissing = fields.some(({ name, isRequired }) => isRequired && !values[name]?.trim())
  return (
    <ActionDialog
      title={title}
      submit={confirm}
      colour={color}
      isPending={isPending}
      isReady={!isMissing}
      isOver={isConflict(error)}
      error={error}
      onSubmit={() => decide.mutate()}
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
