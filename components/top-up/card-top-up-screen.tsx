'use client'

import { useSearchParams } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Recharge } from '@/contracts/schemas/wallet'
import { parseId } from '@/contracts/parse-id'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { FormSkeleton } from '@/components/ui/skeleton'
import { Note } from '@/components/ui/note'
import { cardTermsQuery } from '@/lib/queries/recharges'
import { CardConfirmation } from './card-confirmation'
import { CardForm } from './card-form'
import { HostedForm } from './hosted-form'
import { HostedReturn } from './hosted-return'
import { TopUpResult } from './top-up-result'

/** /cardTopUp: the card, then the code if its bank requires one. ?confirm=… continues an earlier top-up. */
export function CardTopUpScreen() {
  const asked = parseId(useSearchParams().get('confirm'))
  const [waitingId, setWaitingId] = useState(asked ?? null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [done, setDone] = useState<Recharge | null>(null)

  function follow(recharge: Recharge) {
    const { id, status, waits_for_code, refuse_reason } = recharge
    setWaitingId(waits_for_code ? id : null)
    keepInAddress(waits_for_code ? id : null)
    setRefusal(status === AUDIT_STATUS.refused ? (refuse_reason ?? '') : null)
    if (status !== AUDIT_STATUS.refused && !waits_for_code) setDone(recharge)
  }

  const t = useTranslations()
  const { data: cards, isPending } = useQuery(cardTermsQuery())

  if (isPending) return <FormSkeleton fields={4} />
  if (done) return <TopUpResult recharge={done} />
  if (cards?.provider === 'stripe')
    return waitingId === null ? (
      <HostedForm isTest={cards.is_test} />
    ) : (
      <HostedReturn id={waitingId} />
    )
  if (waitingId !== null) return <CardConfirmation id={waitingId} onAnswered={follow} />
  if (cards?.provider === 'none') return <Note title={t('errors.CARD_TOP_UP_CLOSED')} />
  return <CardForm refusal={refusal} onBegin={() => setRefusal(null)} onAnswered={follow} />
}

/** A reload continues a top-up that waits for its code. */
function keepInAddress(id: number | null) {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  if (id === null) query.delete('confirm')
  else query.set('confirm', String(id))
  window.history.replaceState(null, '', query.size > 0 ? `${pathname}?${query}` : pathname)
}
