'use client'

import type { FormEvent } from 'react'
import type { ChainRecharge, ManualRecharge } from '@/contracts/schemas/wallet'
import type { z } from 'zod'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useEvidence } from './use-evidence'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'

type Ways = typeof ChainRecharge | typeof ManualRecharge

/** What each way of sending money asks: how much, and the pictures that show it was sent. */
export function useTopUpForm<Way extends Ways>(way: Way, leastCents: number) {
  const { fieldErrors, wordsOf, show, showError, clear, onInput } = useFieldErrors()
  const amount = useTopUpAmount(leastCents)
  const evidence = useEvidence()
  const topUp = useTopUp()

  /** Asks for the top-up, unless something is missing, which its field says. */
  function send(
    event: FormEvent<HTMLFormElement>,
    rest: Omit<z.infer<Way>, 'amount' | 'evidence'>,
  ) {
    event.preventDefault()
    const form = event.currentTarget
    const input = { ...rest, amount: amount.cents ?? 0, evidence: evidence.ids } as z.infer<Way>
    const found = wordsOf(way, input)
    if (amount.error) found.amount = amount.error
    if (evidence.isBusy) delete found.evidence
    if (!show(form, found) || evidence.isWaitedFor()) return
    topUp.ask(input, { onRefused: (error) => showError(form, error) })
  }

  return { fieldErrors, clear, onInput, amount, evidence, send, isPending: topUp.isPending }
}
