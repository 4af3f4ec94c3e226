'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TriesLeft } from '@/contracts/account'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { useVerifyPay } from '@/lib/mutations/account'
import { usePayOrders } from '@/lib/mutations/orders'
import { orderKeys } from '@/lib/queries/orders'

export type PayProblem = {
  text: string
  /** enter: another try at the code; locked: none left; asked: the outcome is not known. */
  kind: 'enter' | 'locked' | 'unanswered'
}

/**
 * From the payment password to the paid orders: the code buys a ticket, the ticket pays. A payment that
 * was not answered keeps its ticket, so that asking again can never charge a second time.
 */
export function usePayWithCode({
  orderIds,
  onAttempt,
  onPaid,
  onRefused,
}: {
  orderIds: number[]
  onAttempt: () => void
  onPaid: () => void
  onRefused: (message: string) => void
}) {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const verify = useVerifyPay()
  const payment = usePayOrders()
  const [code, setCode] = useState('')
  const [ticket, setTicket] = useState<string | null>(null)
  const [problem, setProblem] = useState<PayProblem | null>(null)

  function begin() {
    setCode('')
    setTicket(null)
    setProblem(null)
  }

  async function obtainTicket(): Promise<string | null> {
    try {
      const input = { action: 'pay' as const, password: code, order_ids: orderIds }
      return (await verify.mutateAsync(input)).ticket
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'duplicate') return null
      const tries = TriesLeft.safeParse(error.data).data
      if (error.code === CODE.conflict) await refuse(error)
      else if (tries) showTries(error.message, tries.tries_left)
      else setProblem({ text: error.message, kind: 'enter' })
      return null
    }
  }

  function showTries(message: string, count: number) {
    setCode('')
    if (count <= 0) setProblem({ text: message, kind: 'locked' })
    else setProblem({ text: `${message} · ${t('payCode.triesLeft', { count })}`, kind: 'enter' })
  }

  /** The orders or the balance are no longer as shown: paid in another tab, cancelled, spent. */
  async function refuse(error: ApiError) {
    onRefused(error.message)
    await queryClient.invalidateQueries({ queryKey: orderKeys.all })
  }

  async function submit() {
    const spent = ticket ?? (await obtainTicket())
    if (spent === null) return
    setTicket(spent)
    onAttempt()
    try {
      await payment.mutateAsync({ order_ids: orderIds, ticket: spent })
      onPaid()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'duplicate') return
      if (error.isOutcomeUnknown) {
        setProblem({ text: t('payment.unanswered'), kind: 'unanswered' })
        return
      }
      setTicket(null)
      setCode('')
      await refuse(error)
    }
  }

  function typeCode(next: string) {
    setCode(next)
    if (problem?.kind === 'enter') setProblem(null)
  }

  const isPending = verify.isPending || payment.isPending
  return { code, typeCode, problem, isPending, begin, submit }
}
