import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { closeAccount } from '@/contracts/account-data'
import type { InputOf } from '@/contracts/endpoint'
import { callEndpoint, loadedScripts } from '@/lib/api/call-endpoint'
import { endSession } from '@/lib/mutations/session-cache'

const contract = () => import('@/contracts/account-data')

const FILE_NAME = 'account.json'

export function useExportAccount() {
  return useMutation({
    mutationFn: async () => {
      const scripts = Promise.all([import('@/lib/api/download'), contract()])
      const [{ download }, { exportAccount }] = await loadedScripts(scripts)
      await download(exportAccount, {}, FILE_NAME)
    },
  })
}

/** `quiet: 'fields'`: the form shows a wrong password. Ends every session of the account. */
export function useCloseAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof closeAccount>) =>
      callEndpoint(contract, 'closeAccount', input, { quiet: 'fields' }),
    onSuccess: () => endSession(queryClient),
  })
}
