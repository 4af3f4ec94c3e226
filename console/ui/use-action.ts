import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { ApiError } from '@/lib/api/api-error'
import { call } from '@/console/api/call'

interface ActionOptions<E extends Endpoint> {
  /** Shown when the call has succeeded; translated. */
  done: string
  onDone: (data: DataOf<E>) => void
}

/**
 * One call that changes the shown record. The record is loaded again afterwards, also when the server refuses, because
 * then somebody else may have changed it.
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
    onSettled: () => refresh(),
  })
  const { error } = action
  const fields = error instanceof ApiError ? error.fields : {}
  const message = error && Object.keys(fields).length === 0 ? error.message : undefined
  return { run: action.mutate, isPending: action.isPending, fields, message }
}
