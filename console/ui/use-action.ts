import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { ApiError } from '@/lib/api/api-error'
import { call } from '@/console/api/call'
import { isSessionOver } from '@/console/ui/form-errors'

interface ActionOptions<E extends Endpoint> {
  /** Shown when the call has succeeded; translated. */
  done: string
  onDone: (data: DataOf<E>) => void
}

/**
 * One call that changes the shown record. The record is loaded again afterwards, also when the server refuses, because
 * then somebody else may have changed it. Not after the end of the session, because it would close the dialog.
 */
export function useAction<E extends Endpoint>(endpoint: E, { done, onDone }: ActionOptions<E>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const action = useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: (data) => {
      // The text is not a key: `_` is what is shown without a translation.
      notify(done, { type: 'success', messageArgs: { _: done } })
      onDone(data)
    },
    onSettled: (_, failure) => {
      if (!isSessionOver(failure)) refresh()
    },
  })
  const { error } = action
  const fields = error instanceof ApiError ? error.fields : {}
  const refusal = Object.keys(fields).length === 0 ? error : null
  return { run: action.mutate, isPending: action.isPending, fields, refusal }
}
