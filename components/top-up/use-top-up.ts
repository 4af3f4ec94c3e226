'use client'

import { useTranslations } from 'next-intl'
import { useDetourEnd } from '@/components/account/use-detour'
import type { InputOf } from '@/contracts/endpoint'
import type { requestRecharge } from '@/contracts/wallet'
import { useRequestRecharge } from '@/lib/mutations/recharges'
import { toast } from '@/lib/toast/toast'

/** Asks for a top-up, then goes back to where it was needed, else to the records. */
export function useTopUp() {
  const end = useTopUpEnd()
  const { mutate, isPending, isSuccess } = useRequestRecharge()
  return {
    isPending: isPending || isSuccess,
    ask(
      input: InputOf<typeof requestRecharge>,
      { onRefused }: { onRefused: (error: unknown) => void },
    ) {
      mutate(input, { onSuccess: end, onError: onRefused })
    },
  }
}

export function useTopUpEnd() {
  const t = useTranslations('toasts')
  const leave = useDetourEnd('/topUpRecord')
  return () => {
    toast.success(t('applicationSuccessful'))
    leave()
  }
}
