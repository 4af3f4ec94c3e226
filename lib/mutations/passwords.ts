import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { resetPassword, sendCode } from '@/contracts/passwords'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { endSession } from '@/lib/mutations/session-cache'

const contract = () => import('@/contracts/passwords')

/** `quiet: 'fields'`: the form shows which field was refused. */
export function useSendCode() {
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof sendCode>) =>
      callEndpoint(contract, 'sendCode', input, { quiet: 'fields' }),
  })
}

/** Every session of the account is over afterwards, this one too. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof resetPassword>) =>
      callEndpoint(contract, 'resetPassword', input, { quiet: 'fields' }),
    onSuccess: () => endSession(queryClient),
  })
}
