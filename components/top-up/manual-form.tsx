'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormStack } from '@/components/ui/form-stack'
import { MIN_RECHARGE } from '@/contracts/wallet-terms'
import { ManualRecharge, type Recharge } from '@/contracts/schemas/wallet'
import { toast, TOAST_MS } from '@/lib/toast/toast'
import { EvidenceField, type EvidenceValues } from './evidence-field'
import { TopUpAmountField } from './top-up-amount-field'
import { TopUpButton } from './top-up-button'
import { TransferAccount } from './transfer-account'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

interface Values extends EvidenceValues {
  amount: string
}

/** The account to transfer to, the amount, and the receipt as evidence. */
export function ManualForm({ onDone }: { onDone: (recharge: Recharge) => void }) {
  const t = useTranslations()
  const readAmount = useTopUpAmount()
  const [isUploading, setIsUploading] = useState(false)
  const topUp = useTopUp(onDone)
  const inputOf = ({ amount, evidence }: Values) => ({
    method: 'manual' as const,
    amount: readAmount(amount, MIN_RECHARGE.manual).cents,
    evidence: evidence.map(({ id }) => id),
  })
  const { form, field, typed, choosePreset, errorOf, submit, refuse, failure } =
    useTopUpForm<Values>(
      'manual',
      (values, wordsOf) => ({
        ...wordsOf(ManualRecharge, inputOf(values)),
        ...(isUploading && { evidence: undefined }),
        amount: readAmount(values.amount, MIN_RECHARGE.manual).error,
      }),
      { amount: '', evidence: [] },
      MIN_RECHARGE.manual,
    )
  const send = submit((values) => {
    if (isUploading) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    topUp.ask(inputOf(values), { onRefused: refuse })
  })
  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      <TransferAccount />
      <TopUpAmountField
        {...field('amount')}
        minCents={MIN_RECHARGE.manual}
        typed={typed}
        onPreset={choosePreset}
      />
      <EvidenceField
        control={form.control}
        hint={t('topUp.evidenceHintManual')}
        error={errorOf('evidence')}
        onBusyChange={setIsUploading}
      />
      <TopUpButton
        cents={readAmount(typed, MIN_RECHARGE.manual).cents}
        isPending={topUp.isPending}
      />
    </FormStack>
  )
}
