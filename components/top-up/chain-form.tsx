'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { TextField } from '@/components/ui/text-field'
import { ChainRecharge, type BlockchainNetwork } from '@/contracts/schemas/wallet'
import { formValues } from '@/lib/forms/form-values'
import { DepositAddress } from './deposit-address'
import { EvidenceField } from './evidence-field'
import { NetworkChoice } from './network-choice'
import { TopUpAmountField } from './top-up-amount-field'
import { useTopUpDraft } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

/** Which network, where to, how much, and the pictures that show it was sent. */
export function ChainForm({ networks }: { networks: BlockchainNetwork[] }) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<string | null>(null)
  /** The network whose conditions were agreed to: another has an address of its own. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const network = networks.find((row) => row.network === chosen)
  const isAgreed = network !== undefined && agreed === network.network
  const draft = useTopUpDraft('chain')
  const form = useTopUpForm(ChainRecharge, network?.min_amount ?? 1)
  const { fieldErrors, clear } = form

  function submit(event: FormEvent<HTMLFormElement>) {
    const { txid } = formValues(event.currentTarget, 'txid')
    form.send(event, {
      method: 'chain',
      network: network?.network ?? '',
      address: isAgreed ? network.address : '',
      ...(txid.trim() ? { txid } : {}),
    })
  }

  return (
    <FormStack ref={draft} onSubmit={submit} onInput={form.onInput} isBelowTabs>
      <NetworkChoice
        networks={networks}
        chosen={chosen}
        error={fieldErrors.network}
        onChoose={(next) => {
          setChosen(next)
          clear('network')
        }}
      />
      <DepositAddress
        network={network}
        isAgreed={isAgreed}
        error={fieldErrors.address}
        onAgree={(isNow) => {
          setAgreed(isNow ? chosen : null)
          clear('address')
        }}
      />
      <TopUpAmountField
        amount={form.amount}
        leastCents={network?.min_amount}
        error={fieldErrors.amount}
        onChange={() => clear('amount')}
      />
      <TextField
        label={t('topUp.txid')}
        hint={t('topUp.txidHint')}
        name="txid"
        error={fieldErrors.txid}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
      />
      <EvidenceField
        evidence={form.evidence}
        hint={t('topUp.evidenceHintChain')}
        error={fieldErrors.evidence}
        onChange={() => clear('evidence')}
      />
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        {t('topUp.submit')}
      </Button>
    </FormStack>
  )
}
