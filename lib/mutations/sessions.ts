import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { revokeSession } from '@/contracts/sessions'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { sessionKeys } from '@/lib/queries/sessions'

const contract = () => import('@/contracts/sessions')

/** Revoking an ended session fails with not found; the list is refetched either way. */
export function useRevokeSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof revokeSession>) =>
      callEndpoint(contract, 'revokeSession', input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.list }),
  })
}
