'use client'

import Lock from 'lucide-react/icons/lock'
import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'
import { FormStack } from '@/components/ui/form-stack'
import { MAX_CARD_RECHARGE, MIN_RECHARGE } from '@/contracts/wallet-terms'
import { TopUpAmountField } from './top-up-amount-field'
import { TopUpButton } from './top-up-button'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

/** The amount; the card is entered on the provider's page, so that none of its scripts run here. */
export function HostedForm({ isTest }: { isTest: boolean }) {
  const t = useTranslations('topUp')
  const readAmount = useTopUpAmount(MAX_CARD_RECHARGE)
  const { field, typed, choosePreset, submit, refuse, failure } = useTopUpForm(
    'card',
    (values) => ({ amount: readAmount(values.amount, MIN_RECHARGE.card).error }),
    { amount: '' },
    MIN_RECHARGE.card,
  )
  const { ask, isPending } = useTopUp(({ id, card_page }) =>
    // Back from there shows the page before this form, not a form that waits for its answer.
    location.replace(card_page ?? `/topUpRecord?id=${id}`),
  )
  const send = submit(({ amount }) =>
    ask(
      { method: 'card', amount: readAmount(amount, MIN_RECHARGE.card).cents },
      { onRefused: refuse },
    ),
  )
  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      {isTest && <Note title={t('sandboxTitle')} />}
      <TopUpAmountField
        {...field('amount')}
        minCents={MIN_RECHARGE.card}
        typed={typed}
        onPreset={choosePreset}
      />
      <p className="flex gap-2 text-13 text-muted">
        <Lock size={16} className="mt-px shrink-0" />
        <span>{t('hostedSafe')}</span>
      </p>
      <TopUpButton cents={readAmount(typed, MIN_RECHARGE.card).cents} isPending={isPending} />
    </FormStack>
  )
}
