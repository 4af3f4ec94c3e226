'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { Note } from '@/components/ui/note'
import { FormStack } from '@/components/ui/form-stack'
import { MAX_CARD_RECHARGE, MIN_RECHARGE } from '@/contracts/wallet-terms'
import type { Recharge } from '@/contracts/schemas/wallet'
import { ApiError } from '@/lib/api/api-error'
import { sandbox } from '@/lib/cards/sandbox'
import { CardFields } from './card-fields'
import { TestCards } from './test-cards'
import { TopUpAmountField } from './top-up-amount-field'
import { TopUpButton } from './top-up-button'
import { useCard } from './use-card'
import { useCardTopUp } from './use-card-top-up'
import { useTopUpAmount } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

/**
 * The card fields have no names, so that drafts and native form submission before hydration omit
 * them.
 */
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
  const readAmount = useTopUpAmount(MAX_CARD_RECHARGE)
  const card = useCard()
  const topUpForm = useTopUpForm(
    'card',
    (values) => ({ amount: readAmount(values.amount, MIN_RECHARGE.card).error }),
    { amount: '', wasUnanswered: false },
    MIN_RECHARGE.card,
  )
  const { form, field, typed, choosePreset, submit, refuse, failure } = topUpForm
  const [isTaken, setIsTaken] = useState(true)
  const [isUnanswered, setIsUnanswered] = useState(false)
  // Stored with the draft. After a reload the token of the card is unknown, so that a retry is another top-up.
  const wasUnanswered = useWatch({ control: form.control, name: 'wasUnanswered' })
  const { ask, isPending } = useCardTopUp(sandbox)

  function noteUnanswered(isUnknown: boolean) {
    setIsUnanswered(isUnknown)
    form.setValue('wasUnanswered', isUnknown)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    const isCardRight = card.check(event.currentTarget)
    submit(({ amount }) => {
      if (!isCardRight) return
      onBegin()
      setIsTaken(true)
      noteUnanswered(false)
      void ask(card.typed, readAmount(amount, MIN_RECHARGE.card).cents, {
        onAnswered,
        onNotTaken: () => setIsTaken(false),
        onRefused: (error) => {
          if (error instanceof ApiError && error.isOutcomeUnknown) noteUnanswered(true)
          else refuse(error)
        },
      })
    })(event)
  }

  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      {sandbox.sandbox && (
        <Note title={t('topUp.sandboxTitle')} detail={t('topUp.sandboxDetail')} />
      )}
      <TopUpAmountField
        {...field('amount')}
        minCents={MIN_RECHARGE.card}
        typed={typed}
        onPreset={choosePreset}
      />
      <CardFields card={card} refusal={isTaken ? undefined : t('topUp.sandboxOnly')} />
      <p className="flex gap-2 text-13 text-muted">
        <Lock size={16} className="mt-px shrink-0" />
        <span>{t('topUp.cardSafe')}</span>
      </p>
      {/* Beside the button, which may be all of the form that the view shows. */}
      {refusal !== null && (
        <Note
          role="alert"
          icon={<CircleAlert size={20} className="shrink-0 text-bad" />}
          title={refusal || t('topUp.cardRefused')}
          detail={t('topUp.anotherCard')}
        />
      )}
      {wasUnanswered && (
        <Note
          role="alert"
          icon={<CircleAlert size={20} className="shrink-0 text-bad" />}
          title={t(isUnanswered ? 'topUp.unanswered' : 'topUp.lastUnanswered')}
        />
      )}
      <TopUpButton cents={readAmount(typed, MIN_RECHARGE.card).cents} isPending={isPending} />
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
