'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/account/load-failure'
import { LinkTabs } from '@/components/layout/link-tabs'
import { networksQuery } from '@/lib/queries/recharges'
import { ChainForm } from './chain-form'
import { ManualForm } from './manual-form'

/** /walletTopUp on chain, /walletTopUp?method=manual by a transfer made by hand. */
export function WalletTopUpScreen() {
  const t = useTranslations()
  const params = useSearchParams()
  const isManual = params.get('method') === 'manual'
  const from = params.get('from')
  const hrefOf = (method: string | null) => {
    const own = { ...(method ? { method } : {}), ...(from ? { from } : {}) }
    const text = new URLSearchParams(own).toString()
    return text ? `/walletTopUp?${text}` : '/walletTopUp'
  }
  return (
    <>
      <div className="-mx-gutter">
        <LinkTabs
          label={t('topUp.ways')}
          tabs={[
            { href: hrefOf(null), label: t('topUp.chain'), isCurrent: !isManual },
            { href: hrefOf('manual'), label: t('topUp.manual'), isCurrent: isManual },
          ]}
        />
      </div>
      {isManual ? <ManualForm /> : <OnChain />}
    </>
  )
}

function OnChain() {
  const { data, error, isFetching, refetch } = useQuery(networksQuery())
  if (data) return <ChainForm networks={data} />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <FormSkeleton fields={4} />
}
