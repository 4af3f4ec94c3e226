'use client'

import Headset from 'lucide-react/icons/headset'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { LinkRow } from '@/components/layout/link-row'
import { Button } from '@/components/ui/button'
import { LEAST_RECHARGE, ManualRecharge } from '@/contracts/wallet'
import { useComplaints } from '@/lib/forms/use-complaints'
import { EvidenceField } from './evidence-field'
import { TopUpAmountField } from './top-up-amount-field'
import { useEvidence } from './use-evidence'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'

/** Customer service says where to transfer to; the receipt shows that it was done. */
export function ManualForm() {
  const t = useTranslations()
  const { complaints, wordsOf, show, showRefusal, clear, onInput } = useComplaints()
  const amount = useTopUpAmount(LEAST_RECHARGE.manual)
  const evidence = useEvidence()
  const topUp = useTopUp()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = {
      method: 'manual' as const,
      amount: amount.cents ?? 0,
      evidence: evidence.ids,
    }
    const found = wordsOf(ManualRecharge, input)
    if (amount.complaint) found.amount = amount.complaint
    if (evidence.isBusy) delete found.evidence
    if (!show(form, found) || evidence.isWaitedFor()) return
    topUp.ask(input, { onRefused: (error) => showRefusal(form, error) })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      className="flex flex-col gap-5 pt-4"
    >
      <p className="text-15">{t('topUp.manualSteps')}</p>
      <section aria-label={t('titles.service')} className="rounded-card bg-card">
        <LinkRow href="/service" icon={<Headset size={24} />} title={t('titles.service')} />
      </section>
      <TopUpAmountField
        amount={amount}
        leastCents={LEAST_RECHARGE.manual}
        error={complaints.amount}
        onChange={() => clear('amount')}
      />
      <EvidenceField
        evidence={evidence}
        hint={t('topUp.evidenceHintManual')}
        error={complaints.evidence}
        onChange={() => clear('evidence')}
      />
      <Button type="submit" size="large" isFullWidth isPending={topUp.isPending}>
        {t('topUp.submit')}
      </Button>
    </form>
  )
}
