'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/layout/load-failure'
import { Note } from '@/components/ui/note'
import { LinkTabs } from '@/components/layout/link-tabs'
import type { Recharge } from '@/contracts/schemas/wallet'
import { networksQuery } from '@/lib/queries/recharges'
import { topUpHref } from '@/lib/wallet/top-up-href'
import { ChainForm } from './chain-form'
import { ManualForm } from './manual-form'
import { TopUpResult } from './top-up-result'

/** /walletTopUp on chain, /walletTopUp?method=manual by bank transfer. */
export function WalletTopUpScreen() {
  const t = useTranslations()
  const params = useSearchParams()
  const isManual = params.get('method') === 'manual'
  const [done, setDone] = useState<Recharge | null>(null)
  const { data: networks } = useQuery(networksQuery())
  if (done) return <TopUpResult recharge={done} />
  const chain = {
    href: topUpHref('/walletTopUp', params),
    label: t('topUp.chain'),
    isCurrent: !isManual,
  }
  const manual = {
    href: topUpHref('/walletTopUp', params, { method: 'manual' }),
    label: t('topUp.manual'),
    isCurrent: isManual,
  }
  const isChainOffered = !isManual || networks?.length !== 0
  return (
    <>
      <div className="-mx-gutter">
        <LinkTabs label={t('topUp.ways')} tabs={isChainOffered ? [chain, manual] : [manual]} />
      </div>
      {isManual ? <ManualForm onDone={setDone} /> : <OnChain onDone={setDone} />}
    </>
  )
}

/** The name of the method in the URL. */
export function WalletTopUpHeading() {
  const t = useTranslations()
  const isManual = useSearchParams().get('method') === 'manual'
  return t(isManual ? 'topUp.manual' : 'titles.walletTopUp')
}

function OnChain({ onDone }: { onDone: (recharge: Recharge) => void }) {
  const t = useTranslations('topUp')
  const { data, error, isFetching, refetch } = useQuery(networksQuery())
  if (data?.length === 0)
    return (
      <div className="pt-4">
        <Note title={t('noNetworks')} />
      </div>
    )
  if (data) return <ChainForm networks={data} onDone={onDone} />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <FormSkeleton fields={4} />
}
