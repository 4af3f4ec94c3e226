'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { Recharge } from '@/contracts/schemas/wallet'
import { parseId } from '@/contracts/parse-id'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { CardConfirmation } from './card-confirmation'
import { CardForm } from './card-form'
import { useTopUpEnd } from './use-top-up'

/** /cardTopUp: the card, then the code where its bank asks for one. ?confirm=… goes on with that of before. */
export function CardTopUpScreen() {
  const asked = parseId(useSearchParams().get('confirm'))
  const [waitingId, setWaitingId] = useState(asked ?? null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const end = useTopUpEnd()

  function follow({ id, status, waits_for_code, refuse_reason }: Recharge) {
    setWaitingId(waits_for_code ? id : null)
    setRefusal(status === AUDIT_STATUS.refused ? (refuse_reason ?? '') : null)
    if (status !== AUDIT_STATUS.refused && !waits_for_code) end()
  }

  if (waitingId !== null) return <CardConfirmation id={waitingId} onAnswered={follow} />
  return <CardForm refusal={refusal} onBegin={() => setRefusal(null)} onAnswered={follow} />
}
