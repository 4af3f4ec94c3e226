'use client'

import type { InputOf } from '@/contracts/endpoint'
import type { Recharge } from '@/contracts/schemas/wallet'
import type { requestRecharge } from '@/contracts/wallet'
import { useRequestRecharge } from '@/lib/mutations/recharges'

/** Requests a top-up. Stays pending after a success, because the result or the provider's page replaces the form. */
export function useTopUp(onDone: (recharge: Recharge) => void) {
  const { mutate, isPending, isSuccess } = useRequestRecharge()
  return {
    isPending: isPending || isSuccess,
    ask(
      input: InputOf<typeof requestRecharge>,
      { onRefused }: { onRefused: (error: unknown) => void },
    ) {
      mutate(input, { onSuccess: onDone, onError: onRefused })
    },
  }
}
