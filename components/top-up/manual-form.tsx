'use client'

import Headset from 'lucide-react/icons/headset'
import { useTranslations } from 'next-intl'
import { LinkRow } from '@/components/layout/link-row'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { LEAST_RECHARGE } from '@/contracts/wallet-terms'
import { ManualRecharge } from '@/contracts/schemas/wallet'
import { EvidenceField } from './evidence-field'
import { TopUpAmountField } from './top-up-amount-field'
import { useTopUpDraft } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

/** Customer service says where to transfer to; the receipt shows that it was done. */
export function ManualForm() {
  const t = useTranslations()
  const draft = useTopUpDraft('manual')
  const form = useTopUpForm(ManualRecharge, LEAST_RECHARGE.manual)
  const { fieldErrors, clear } = form
  return (
    <FormStack
      ref={draft}
      onSubmit={(event) => form.send(event, { method: 'manual' })}
      onInput={form.onInput}
      isBelowTabs
    >
      <p className="text-15">{t('topUp.manualSteps')}</p>
      <section aria-label={t('titles.service')} className="rounded-card bg-card">
        <LinkRow href="/service" icon={<Headset size={24} />} title={t('titles.service')} />
      </section>
      <TopUpAmountField
        amount={form.amount}
        leastCents={LEAST_RECHARGE.manual}
        error={fieldErrors.amount}
        onChange={() => clear('amount')}
      />
      <EvidenceField
        evidence={form.evidence}
        hint={t('topUp.evidenceHintManual')}
        error={fieldErrors.evidence}
        onChange={() => clear('evidence')}
      />
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        {t('topUp.submit')}
      </Button>
    </FormStack>
  )
}
