'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { canBeSent, phoneNotices, turnOff, turnOn } from '@/lib/push/phone'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'

const KEY = ['phone notices']

/**
 * The state of push notifications on this device and a function to change it. Undefined until the
 * state is known.
 */
export function usePhoneNotices() {
  const t = useTranslations('push')
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userQuery())
  const { data: state } = useQuery({ queryKey: KEY, queryFn: phoneNotices, staleTime: 60_000 })
  const { mutate: change, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn && user ? turnOn(user.id) : turnOff()),
    onSuccess: (next) => {
      queryClient.setQueryData(KEY, next)
      if (next === 'on') toast.success(t('isOn'))
      if (next === 'blocked') toast.plain(t('blocked'))
    },
    // The browser could not reach its push service. Errors of the backend show their own message.
    onError: (error) => {
      if (error instanceof DOMException) toast.fail(t('failed'))
    },
  })
  const isPossible = user !== undefined && canBeSent()
  return { state: user ? state : undefined, isPossible, isPending, change }
}
