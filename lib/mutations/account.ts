import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  login,
  register,
  resetPay,
  saveProfile,
  setLanguage,
  verifyPay,
} from '@/contracts/account'
import type { User } from '@/contracts/schemas/account'
import type { InputOf } from '@/contracts/endpoint'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { beginSession } from '@/lib/mutations/session-cache'
import { accountKeys } from '@/lib/queries/account-keys'

const contract = () => import('@/contracts/account')

// Inputs that hold a password are deleted once their screen is unmounted.
const secret = { gcTime: 0 }

export function useLogin() {
  const queryClient = useQueryClient()
  return useMutation({
    ...secret,
    mutationFn: (input: InputOf<typeof login>) => callEndpoint(contract, 'login', input),
    onSuccess: ({ userinfo }) => beginSession(queryClient, userWithoutToken(userinfo)),
  })
}

/** Field errors are not toasted: the form shows `error.fields`. The same applies to the other forms here. */
export function useRegister() {
  const queryClient = useQueryClient()
  return useMutation({
    ...secret,
    mutationFn: (input: InputOf<typeof register>) =>
      callEndpoint(contract, 'register', input, { quiet: 'fields' }),
    onSuccess: ({ userinfo }) => beginSession(queryClient, userWithoutToken(userinfo)),
  })
}

/** The reply contains the token for clients without cookies; scripts here do not use it. */
function userWithoutToken({
  token: _,
  expires_at: __,
  ...user
}: User & {
  token: string
  expires_at: string
}): User {
  return user
}

export function useResetPay() {
  const queryClient = useQueryClient()
  return useMutation({
    ...secret,
    mutationFn: (input: InputOf<typeof resetPay>) =>
      callEndpoint(contract, 'resetPay', input, { quiet: 'fields' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.user }),
  })
}

export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof saveProfile>) =>
      callEndpoint(contract, 'saveProfile', input, { quiet: 'fields' }),
    onSuccess: (user) => queryClient.setQueryData(accountKeys.user, user),
  })
}

/** A wrong code is rejected with `{ tries_left }` in the error's `data`. */
export function useVerifyPay() {
  return useMutation({
    ...secret,
    mutationFn: (input: InputOf<typeof verifyPay>) => callEndpoint(contract, 'verifyPay', input),
  })
}

/** The gateway stores the choice in the language cookie; the caller navigates to that language. */
export function useSetLanguage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof setLanguage>) =>
      callEndpoint(contract, 'setLanguage', input),
    onSuccess: (language) =>
      queryClient.setQueryData<User | null>(accountKeys.user, (user) =>
        user ? { ...user, language } : user,
      ),
  })
}
