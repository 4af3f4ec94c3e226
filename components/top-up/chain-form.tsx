'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { ChainRecharge, type BlockchainNetwork } from '@/contracts/wallet'
import { formValues } from '@/lib/forms/form-values'
import { useComplaints } from '@/lib/forms/use-complaints'
import { DepositAddress } from './deposit-address'
import { EvidenceField } from './evidence-field'
import { NetworkChoice } from './network-choice'
import { TopUpAmountField } from './top-up-amount-field'
import { useEvidence } from './use-evidence'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'

/** Which network, where to, how much, and the pictures that show it was sent. */
export function ChainForm({ networks }: { networks: BlockchainNetwork[] }) {
  const t = useTranslations()
  const { complaints, wordsOf, show, showRefusal, clear, onInput } = useComplaints()
  const [chosen, setChosen] = useState<string | null>(null)
  /** The network whose conditions were agreed to: another has an address of its own. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const network = networks.find((row) => row.network === chosen)
  const isAgreed = network !== undefined && agreed === network.network
  const amount = useTopUpAmount(network?.min_amount ?? 1)
  const evidence = useEvidence()
  const topUp = useTopUp()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { txid } = formValues(form, 'txid')
    const input = {
      method: 'chain' as const,
      network: network?.network ?? '',
      address: isAgreed ? network.address : '',
      amount: amount.cents ?? 0,
      evidence: evidence.ids,
      ...(txid.trim() ? { txid } : {}),
    }
    const found = wordsOf(ChainRecharge, input)
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
      <NetworkChoice
        networks={networks}
        chosen={chosen}
        error={complaints.network}
        onChoose={(next) => {
          setChosen(next)
          clear('network')
        }}
      />
      <DepositAddress
        network={network}
        isAgreed={isAgreed}
        error={complaints.address}
        onAgree={(isNow) => {
          setAgreed(isNow ? chosen : null)
          clear('address')
        }}
      />
      <TopUpAmountField
        amount={amount}
        leastCents={network?.min_amount}
        error={complaints.amount}
        onChange={() => clear('amount')}
      />
      <TextField
        label={t('topUp.txid')}
        hint={t('topUp.txidHint')}
        name="txid"
        error={complaints.txid}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
      />
      <EvidenceField
        evidence={evidence}
        hint={t('topUp.evidenceHintChain')}
        error={complaints.evidence}
        onChange={() => clear('evidence')}
      />
      <Button type="submit" size="large" isFullWidth isPending={topUp.isPending}>
        {t('topUp.submit')}
      </Button>
    </form>
  )
}
