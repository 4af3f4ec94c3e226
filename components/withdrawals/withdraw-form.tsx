'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { detourHref } from '@/components/layout/use-detour'
import { AppLink } from '@/components/layout/app-link'
import { ActionBar } from '@/components/layout/page-shell'
import { ButtonLink } from '@/components/layout/button-link'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { PaySheet } from '@/components/payment/pay-sheet'
import { Note } from '@/components/ui/note'
import { Button } from '@/components/ui/button'
import type { User } from '@/contracts/schemas/account'
import type { DataOf } from '@/contracts/endpoint'
import { NewBankCard } from '@/contracts/schemas/payees'
import type { getWithdrawalTerms } from '@/contracts/withdrawals'
import { formatCents } from '@/lib/format/money'
import { forgetFormDraft, useFormDraft } from '@/lib/forms/use-form-draft'
import { useSchemaForm, type FieldErrors, type WordsOf } from '@/lib/forms/use-schema-form'
import { toast } from '@/lib/toast/toast'
import { readDrawAmount } from '@/lib/wallet/amounts'
import { AmountField } from './amount-field'
import { CardChoice } from './card-choice'
import { useWithdraw, type Draft } from './use-withdraw'
import { WithdrawFacts } from './withdraw-facts'
import { sumOf, WithdrawSum } from './withdraw-sum'

const FORM = 'withdraw'

interface Values {
  amount: string
  /** The id of a saved card; null for a new one. */
  card: number | null
  bank_name: string
  bank_card_no: string
  holder: string
  /** A withdrawal was sent and its result is not known. */
  wasUnanswered: boolean
}

/** Amount, card, service charge and payment password. */
export function WithdrawForm({
  terms,
  user,
}: {
  terms: DataOf<typeof getWithdrawalTerms>
  user: User
}) {
  const t = useTranslations()
  const hasPayCode = user.has_pay_password
  const { replace } = useGuardedNavigation()
  const { form, field, submit } = useSchemaForm<Values>(errorsOf, {
    amount: '',
    card: terms.cards[0]?.id ?? null,
    bank_name: '',
    bank_card_no: '',
    holder: '',
    wasUnanswered: false,
  })
  useFormDraft('withdraw', user.id, form, ['bank_card_no'])
  const [typed, chosen] = useWatch({ control: form.control, name: ['amount', 'card'] })
  const limits = { balance: terms.balance, minAmount: terms.min_amount }
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isLastUnanswered, noteSent, noteAnswered } = useUnanswered(form)
  const saved = terms.cards.find(({ id }) => id === chosen)
  const amount = readDrawAmount(typed, limits)
  const withdrawal = useWithdraw({
    shopperId: user.id,
    draft,
    onAttempt: noteSent,
    onDone: () => {
      noteAnswered()
      forgetFormDraft('withdraw')
      setIsOpen(false)
      toast.success(t('toasts.drawSuccess'))
      replace('/depositRecord')
    },
    onRefused: (message) => {
      noteAnswered()
      setIsOpen(false)
      setRefusal(message)
    },
  })

  function errorsOf(values: Values, wordsOf: WordsOf): FieldErrors {
    const found = saved ? {} : wordsOf(NewBankCard, newCardOf(values))
    const read = readDrawAmount(values.amount, limits)
    if ('cents' in read) return found
    return {
      ...found,
      amount:
        read.error === 'tooSmall'
          ? t('withdraw.tooSmall', { amount: formatCents(terms.min_amount) })
          : t(`errors.fields.${read.error}`),
    }
  }

  const send = submit((values) => {
    setRefusal(null)
    if (!('cents' in amount)) return
    // A call without a response is retried unchanged, because a different one could be a second
    // withdrawal.
    if (withdrawal.problem?.kind !== 'unanswered') {
      setDraft({
        amount: amount.cents,
        charge: sumOf(amount.cents, terms)?.charge,
        card: saved ? { card_id: saved.id } : newCardOf(values),
      })
      withdrawal.begin()
    }
    setIsOpen(true)
  })

  const shownAmount = 'cents' in amount ? formatCents(amount.cents) : null
  const submitLabel = shownAmount
    ? t('withdraw.submitAmount', { amount: shownAmount })
    : t('withdraw.submit')
  return (
    <form id={FORM} method="dialog" noValidate onSubmit={send} className="flex flex-col gap-5 pt-4">
      {refusal && <Alert title={refusal} />}
      {isLastUnanswered && <Alert title={t('withdraw.lastUnanswered')} detail={<RecordsLink />} />}
      <AmountField
        {...field('amount')}
        balance={terms.balance}
        minAmount={terms.min_amount}
        onAll={(all) =>
          form.setValue('amount', all, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <CardChoice
        cards={terms.cards}
        chosen={saved?.id ?? null}
        field={field}
        onChoose={(id) => form.setValue('card', id)}
      />
      <WithdrawSum cents={'cents' in amount ? amount.cents : null} terms={terms} />
      {!hasPayCode && <Note title={t('payment.noCode')} />}
      <ActionBar>
        {hasPayCode ? (
          <Button type="submit" form={FORM} size="large" isFullWidth>
            {submitLabel}
          </Button>
        ) : (
          <ButtonLink size="large" isFullWidth href={detourHref('/changePayPwd', '/withDraw')}>
            {t('payment.goSetting')}
          </ButtonLink>
        )}
      </ActionBar>
      <PaySheet
        isOpen={isOpen}
        dueCents={draft?.amount ?? 0}
        balanceCents={terms.balance}
        payment={withdrawal}
        submitLabel={submitLabel}
        onClose={() => setIsOpen(false)}
      >
        {draft && <WithdrawFacts draft={draft} cards={terms.cards} />}
      </PaySheet>
    </form>
  )
}

const newCardOf = ({ bank_name, bank_card_no, holder }: Values) => ({
  bank_name,
  bank_card_no,
  holder,
})

/**
 * After a reload the ticket is unknown, so that a retry would be another withdrawal. An answer is about the one of this
 * visit; an earlier one stays unanswered.
 */
function useUnanswered({ control, getValues, setValue }: UseFormReturn<Values>) {
  const [wasBefore, setWasBefore] = useState<boolean | null>(null)
  const wasUnanswered = useWatch({ control, name: 'wasUnanswered' })
  function noteSent() {
    setWasBefore(wasBefore ?? getValues('wasUnanswered'))
    setValue('wasUnanswered', true)
  }
  function noteAnswered() {
    setValue('wasUnanswered', wasBefore ?? false)
    setWasBefore(null)
  }
  return { isLastUnanswered: wasBefore ?? wasUnanswered, noteSent, noteAnswered }
}

function Alert(text: Pick<ComponentProps<typeof Note>, 'title' | 'detail'>) {
  const icon = <CircleAlert size={20} className="shrink-0 text-bad" />
  return <Note role="alert" icon={icon} {...text} />
}

function RecordsLink() {
  const t = useTranslations('titles')
  return (
    <AppLink href="/depositRecord" className="tap-area underline underline-offset-4">
      {t('depositRecord')}
    </AppLink>
  )
}
