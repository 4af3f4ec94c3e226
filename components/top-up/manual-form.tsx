'use client'

import Headset from 'lucide-react/icons/headset'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinkRow } from '@/components/layout/link-row'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { MIN_RECHARGE } from '@/contracts/wallet-terms'
import { ManualRecharge } from '@/contracts/schemas/wallet'
import { toast, TOAST_MS } from '@/lib/toast/toast'
import { EvidenceField, type EvidenceValues } from './evidence-field'
import { TopUpAmountField } from './top-up-amount-field'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

interface Values extends EvidenceValues {
  amount: string
}

/** Customer service says where to transfer to; the receipt shows that it was done. */
export function ManualForm() {
  const t = useTranslations()
  const readAmount = useTopUpAmount()
  const [isUploading, setIsUploading] = useState(false)
  const topUp = useTopUp()
  const inputOf = ({ amount, evidence }: Values) => ({
    method: 'manual' as const,
    amount: readAmount(amount, MIN_RECHARGE.manual).cents,
    evidence: evidence.map(({ id }) => id),
  })
  const { form, field, errorOf, submit, refuse, failure } = useTopUpForm<Values>(
    'manual',
    (values, wordsOf) => ({
      ...wordsOf(ManualRecharge, inputOf(values)),
      ...(isUploading && { evidence: undefined }),
      amount: readAmount(values.amount, MIN_RECHARGE.manual).error,
    }),
    { amount: '', evidence: [] },
  )
  const send = submit((values) => {
    if (isUploading) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    topUp.ask(inputOf(values), { onRefused: refuse })
  })
  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      <p className="text-15">{t('topUp.manualSteps')}</p>
      <section aria-label={t('titles.service')} className="rounded-card bg-card">
        <LinkRow href="/service" icon={<Headset size={24} />} title={t('titles.service')} />
      </section>
      <TopUpAmountField {...field('amount')} minCents={MIN_RECHARGE.manual} />
      <EvidenceField
        control={form.control}
        hint={t('topUp.evidenceHintManual')}
        error={errorOf('evidence')}
        onBusyChange={setIsUploading}
      />
      <Button type="submit" size="large" isFullWidth isPending={topUp.isPending}>
        {t('topUp.submit')}
      </Button>
    </FormStack>
  )
}
