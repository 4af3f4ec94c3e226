'use client'

import { useRef } from 'react'
import type { Recharge } from '@/contracts/schemas/wallet'
import type { TypedCard } from '@/lib/cards/card-number'
import type { CardTokeniser } from '@/lib/cards/tokeniser'
import { useRequestRecharge } from '@/lib/mutations/recharges'

/**
 * Exchanges the card for a token and sends only the token. Until there is a response, the same card
 * and amount keep their token, so that a retry cannot be a second top-up.
 */
export function useCardTopUp({ tokenise }: CardTokeniser) {
  const { mutate, isPending } = useRequestRecharge()
  const open = useRef<{ of: string; token: string } | null>(null)

  async function tokenFor(card: TypedCard, amount: number): Promise<string | null> {
    const of = JSON.stringify([card, amount])
    if (open.current?.of === of) return open.current.token
    const token = await tokenise(card)
    open.current = token === null ? null : { of, token }
    return token
  }

  async function ask(
    card: TypedCard,
    amount: number,
    on: {
      onAnswered: (recharge: Recharge) => void
      onNotTaken: () => void
      onRefused: (error: unknown) => void
    },
  ) {
    const token = await tokenFor(card, amount)
    if (token === null) return on.onNotTaken()
    mutate(
      { method: 'card', amount, card: { token } },
      {
        onSuccess: (recharge) => {
          open.current = null
          on.onAnswered(recharge)
        },
        onError: on.onRefused,
      },
    )
  }
  return { ask, isPending }
}
