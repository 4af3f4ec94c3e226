import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import type { InputOf } from '@/contracts/endpoint'
import type { readNotices } from '@/contracts/notices'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { accountKeys } from '@/lib/queries/account-keys'
import { noticeKeys } from '@/lib/queries/notices'

const contract = () => import('@/contracts/notices')

/** Updates the badges at once and refetches the lists. */
export function useReadNotices() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof readNotices>) =>
      callEndpoint(contract, 'readNotices', input),
    onSuccess: ({ unread }) =>
      queryClient.setQueryData<User | null>(accountKeys.user, (user) =>
        user ? { ...user, unread } : user,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.all }),
  })
}
