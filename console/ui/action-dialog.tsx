import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type ButtonProps,
} from '@mui/material'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isSessionOver } from '@/console/ui/form-errors'
import { SignInAgain } from '@/console/ui/sign-in-again'

interface ActionDialogProps {
  title: string
  submit: string
  isPending: boolean
  isReady?: boolean
  /** The refusal, unless it is shown at a field. */
  error?: Error | null | undefined
  /** Another person has decided: nothing can be sent any more. */
  isOver?: boolean
  colour?: ButtonProps['color']
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done. Stays open with what was typed when the server refuses. */
export function ActionDialog(props: ActionDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { title, submit, isPending, isReady = true, isOver = false, onSubmit, onClose } = props
  const { error, colour = 'primary', children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to the form that the dialog was opened from.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={send} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {isSessionOver(error) && <SignInAgain />}
          {error && !isSessionOver(error) && (
            <Alert severity={isOver ? 'warning' : 'error'}>{error.message}</Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {translate(isOver ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={colour}
            loading={isPending}
            disabled={!isReady || isOver}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
