'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { FormStack } from '@/components/ui/form-stack'
import { TextField } from '@/components/ui/text-field'
import { ChainRecharge, type BlockchainNetwork, type Recharge } from '@/contracts/schemas/wallet'
import { toast, TOAST_MS } from '@/lib/toast/toast'
import { DepositAddress } from './deposit-address'
import { EvidenceField, type EvidenceValues } from './evidence-field'
import { NetworkChoice } from './network-choice'
import { TopUpAmountField } from './top-up-amount-field'
import { TopUpButton } from './top-up-button'
import { useTopUp } from './use-top-up'
import { useTopUpAmount } from './use-top-up-amount'
import { useTopUpForm } from './use-top-up-form'

interface Values extends EvidenceValues {
  network: string
  amount: string
  txid: string
}

const EMPTY: Values = { network: '', amount: '', txid: '', evidence: [] }

/** Network, deposit address, amount and evidence. */
export function ChainForm({
  networks,
  onDone,
}: {
  networks: BlockchainNetwork[]
  onDone: (recharge: Recharge) => void
}) {
  const t = useTranslations()
  /** The network whose conditions were accepted. Each network has its own address. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const topUp = useTopUp(onDone)
  const readAmount = useTopUpAmount()
  const networkOf = (name: string) => networks.find((row) => row.network === name)
  const leastOf = (name: string) => networkOf(name)?.min_amount ?? 1
  const amountOf = ({ amount, network }: Values) => readAmount(amount, leastOf(network))
  const inputOf = (values: Values): z.input<typeof ChainRecharge> => ({
    method: 'chain',
    network: values.network,
    address: (agreed === values.network && networkOf(agreed)?.address) || '',
    amount: amountOf(values).cents,
    evidence: values.evidence.map(({ id }) => id),
    ...(values.txid.trim() ? { txid: values.txid } : {}),
  })
  const { form, field, typed, suggest, choosePreset, errorOf, submit, refuse, failure } =
    useTopUpForm<Values>(
      'chain',
      (values, wordsOf) => ({
        ...wordsOf(ChainRecharge, inputOf(values)),
        // The address is known once a network is chosen, and part of the request once its box is ticked.
        ...(networkOf(values.network) &&
          agreed !== values.network && { address: t('topUp.confirmNetwork') }),
        ...(isUploading && { evidence: undefined }),
        amount: amountOf(values).error,
      }),
      EMPTY,
      leastOf(''),
    )
  const chosen = useWatch({ control: form.control, name: 'network' })
  const network = networkOf(chosen)
  const isAgreed = network !== undefined && agreed === network.network

  const send = submit((values) => {
    if (isUploading) return void toast.loading(t('toasts.uploading'), TOAST_MS)
    topUp.ask(inputOf(values), { onRefused: refuse })
  })

  return (
    <FormStack onSubmit={send} failure={failure} isBelowTabs>
      <NetworkChoice
        networks={networks}
        chosen={chosen}
        error={errorOf('network')}
        onChoose={(next) => {
          // A suggested amount that nobody changed follows the minimum of the network.
          if (typed === suggest(leastOf(chosen))) choosePreset(suggest(leastOf(next)))
          form.setValue('network', next)
          form.clearErrors('network')
          form.clearErrors('address' as 'network')
        }}
      />
      <DepositAddress
        network={network}
        isAgreed={isAgreed}
        error={errorOf('address')}
        onAgree={(isNow) => {
          setAgreed(isNow ? chosen : null)
          form.clearErrors('address' as 'network')
        }}
      />
      <TopUpAmountField
        {...field('amount')}
        minCents={network?.min_amount}
        typed={typed}
        onPreset={choosePreset}
      />
      <TextField
        {...field('txid')}
        label={t('topUp.txid')}
        hint={t('topUp.txidHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
      />
      <EvidenceField
        control={form.control}
        hint={t('topUp.evidenceHintChain')}
        error={errorOf('evidence')}
        onBusyChange={setIsUploading}
      />
      <TopUpButton cents={readAmount(typed, leastOf(chosen)).cents} isPending={topUp.isPending} />
    </FormStack>
  )
}
