'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { PaymentNote } from '@/components/payment/payment-note'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { LEAST_RECHARGE } from '@/contracts/wallet-terms'
import type { Recharge } from '@/contracts/schemas/wallet'
import { sandbox } from '@/lib/cards/sandbox'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { CardFields } from './card-fields'
import { TestCards } from './test-cards'
import { TopUpAmountField } from './top-up-amount-field'
import { useCard } from './use-card'
import { useCardTopUp } from './use-card-top-up'
import { useTopUpDraft, useTopUpAmount } from './use-top-up-amount'

/** The card's fields have no names: a form that is kept, or sent before this script runs, leaves them out. */
export function CardForm({
  refusal,
  onBegin,
  onAnswered,
}: {
  refusal: string | null
  onBegin: () => void
  onAnswered: (recharge: Recharge) => void
}) {
  const t = useTranslations()
  const draft = useTopUpDraft('card')
  const amount = useTopUpAmount(LEAST_RECHARGE.card)
  const card = useCard()
  const { fieldErrors, show, showError, clear } = useFieldErrors()
  const [isTaken, setIsTaken] = useState(true)
  const { ask, isPending } = useCardTopUp(sandbox)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const isCardRight = card.check(form)
    const isAmountRight = show(form, amount.error ? { amount: amount.error } : {})
    if (!isCardRight || !isAmountRight || amount.cents === null) return
    onBegin()
    setIsTaken(true)
    void ask(card.typed, amount.cents, {
      onAnswered,
      onNotTaken: () => setIsTaken(false),
      onRefused: (error) => showError(form, error),
    })
  }

  return (
    <FormStack ref={draft} onSubmit={submit} isBelowTabs>
      {refusal !== null && (
        <PaymentNote
          role="alert"
          icon={<CircleAlert size={20} className="shrink-0 text-bad" />}
          title={refusal || t('topUp.cardRefused')}
          detail={t('topUp.anotherCard')}
        />
      )}
      <TopUpAmountField
        amount={amount}
        leastCents={LEAST_RECHARGE.card}
        error={fieldErrors.amount}
        onChange={() => clear('amount')}
      />
      <CardFields card={card} refusal={isTaken ? undefined : t('topUp.sandboxOnly')} />
      <p className="flex gap-2 text-13 text-muted">
        <Lock size={16} className="mt-px shrink-0" />
        <span>{t('topUp.cardSafe')}</span>
      </p>
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('topUp.submit')}
      </Button>
      {sandbox.sandbox && (
        <TestCards
          cards={sandbox.sandbox.cards}
          onUse={(number) => {
            setIsTaken(true)
            card.change('number', number)
          }}
        />
      )}
    </FormStack>
  )
}
