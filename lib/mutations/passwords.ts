import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { resetPassword, sendCode } from '@/contracts/passwords'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { endSession } from '@/lib/mutations/session-cache'

const contract = () => import('@/contracts/passwords')

/** `quiet: 'fields'`: the form shows field errors. */
export function useSendCode() {
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof sendCode>) =>
      callEndpoint(contract, 'sendCode', input, { quiet: 'fields' }),
  })
}

/** Ends every session of the account, including this one. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof resetPassword>) =>
      callEndpoint(contract, 'resetPassword', input, { quiet: 'fields' }),
    onSuccess: () => endSession(queryClient),
  })
}
