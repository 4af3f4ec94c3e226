'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { verifyPay } from '@/contracts/account'
import { CODE } from '@/contracts/codes'
import type { InputOf } from '@/contracts/endpoint'
import { ApiError } from '@/lib/api/api-error'
import { useVerifyPay } from '@/lib/mutations/account'
import { recordPayLock } from '@/lib/wallet/pay-lock'
import { usePayLockWords } from '@/lib/wallet/use-pay-lock-words'

export type PayProblem = {
  text: string
  /**
   * tries: the code was wrong; locked: no attempts are left; unanswered: the outcome is unknown; enter: anything
   * else, to be tried again.
   */
  kind: 'enter' | 'tries' | 'locked' | 'unanswered'
}

/** Everything a payment ticket is bound to, without the code. */
export type TicketTarget =
  InputOf<typeof verifyPay> extends infer Input
    ? Input extends { password: string }
      ? Omit<Input, 'password'>
      : never
    : never

/**
 * Exchanges the payment password for a single-use ticket and spends it. After a call without a
 * reply the same ticket is used again, so that a retry cannot be carried out twice.
 */
export function usePaymentTicket({
  shopperId,
  target,
  expectedTotal,
  spend,
  unanswered,
  onAttempt,
  onDone,
  onRefused,
}: {
  shopperId: number
  target: TicketTarget
  /** The amount in cents that the screen shows; another one is refused. */
  expectedTotal?: number
  spend: { run: (ticket: string) => Promise<unknown>; isPending: boolean }
  unanswered: string
  onAttempt?: () => void
  onDone: () => void
  /** The amount or its objects changed since they were shown. */
  onRefused: (error: { message: string }) => Promise<void> | void
}) {
  const t = useTranslations()
  const lockWords = usePayLockWords(shopperId)
  const verify = useVerifyPay()
  const [code, setCode] = useState('')
  const [ticket, setTicket] = useState<string | null>(null)
  const [problem, setProblem] = useState<PayProblem | null>(null)

  /** For an opened sheet. What was said about the attempts that are left stays, and a lock until it ends. */
  function begin() {
    setCode('')
    setTicket(null)
    const text = lockWords()
    if (text === null) return setProblem((last) => (last?.kind === 'tries' ? last : null))
    setProblem({ text, kind: 'locked' })
  }

  async function obtainTicket(): Promise<string | null> {
    try {
      const input = { ...target, password: code }
      const { ticket: issued, total = expectedTotal } = await verify.mutateAsync(input)
      if (total === expectedTotal) return issued
      setCode('')
      await onRefused({ message: t('payment.totalChanged') })
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'duplicate') return null
      const triesLeft = error.integer('tries_left')
      if (error.code === CODE.conflict) await onRefused(error)
      else if (triesLeft !== null) showTries(error, triesLeft)
      else setProblem({ text: error.message, kind: 'enter' })
      return null
    }
  }

  function showTries(error: ApiError, count: number) {
    const { message } = error
    setCode('')
    if (count > 0) {
      setProblem({ text: t('payCode.triesLeft', { count }), kind: 'tries' })
      return
    }
    recordPayLock(shopperId, error)
    setProblem({ text: lockWords() ?? message, kind: 'locked' })
  }

  async function submit() {
    const spent = ticket ?? (await obtainTicket())
    if (spent === null) return
    setTicket(spent)
    onAttempt?.()
    try {
      await spend.run(spent)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'duplicate') return
      if (error.isOutcomeUnknown) {
        setProblem({ text: unanswered, kind: 'unanswered' })
        return
      }
      begin()
      await onRefused(error)
    }
  }

  function typeCode(next: string) {
    setCode(next)
    if (problem?.kind === 'enter' || problem?.kind === 'tries') setProblem(null)
  }

  const isPending = verify.isPending || spend.isPending
  return { code, typeCode, problem, isPending, begin, submit }
}
