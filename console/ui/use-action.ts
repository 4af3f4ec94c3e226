import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { ApiError } from '@/lib/api/api-error'
import { isSessionOver } from '@/console/ui/form-errors'
import { notifyText } from '@/console/ui/notify-text'

interface ActionOptions<Answer> {
  /** Shown when the action has succeeded; translated. */
  done: string | ((answer: Answer) => string) | undefined
  onDone: () => void
  onError?: (error: Error) => void
}

/**
 * An action that changes the shown record; `act` rejects with an Error. The record is loaded again afterwards, also
 * when the server refuses, because then somebody else may have changed it. Not after the end of the session, because
 * it would close the dialog.
 */
export function useAction<Answer>(
  act: () => Promise<Answer>,
  { done, onDone, onError }: ActionOptions<Answer>,
) {
  const notify = useNotify()
  const refresh = useRefresh()
  const action = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      const text = typeof done === 'function' ? done(answer) : done
      if (text) notifyText(notify, text, { type: 'success' })
      onDone()
    },
    onError,
    onSettled: (_, failure) => {
      if (!isSessionOver(failure)) refresh()
    },
  })
  const { error, isPending } = action
  const fields = error instanceof ApiError ? error.fields : {}
  /** Null if the error is about fields. */
  const refusal = Object.keys(fields).length === 0 ? error : null
  return { run: () => action.mutate(), isPending, error, fields, refusal }
}
