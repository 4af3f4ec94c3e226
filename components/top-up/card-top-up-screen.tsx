'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { Recharge } from '@/contracts/schemas/wallet'
import { parseId } from '@/contracts/parse-id'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { CardConfirmation } from './card-confirmation'
import { CardForm } from './card-form'
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
    setRefusal(status === AUDIT_STATUS.refused ? (refuse_reason ?? '') : null)
    if (status !== AUDIT_STATUS.refused && !waits_for_code) setDone(recharge)
  }

  if (done) return <TopUpResult recharge={done} />
  if (waitingId !== null) return <CardConfirmation id={waitingId} onAnswered={follow} />
  return <CardForm refusal={refusal} onBegin={() => setRefusal(null)} onAnswered={follow} />
}
