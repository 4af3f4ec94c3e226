'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { AuditedRecords } from '@/components/records/audited-records'
import { rechargesQuery } from '@/lib/queries/recharges'
import { readAuditView } from '@/lib/wallet/audit-status'
import { RechargeRow } from './recharge-row'

/**
 * /topUpRecord?status=… or ?id=… for a single one. Wallet events refetch the list when an operator
 * decides.
 */
export function RechargesScreen() {
  const t = useTranslations('titles')
  const view = readAuditView(useSearchParams())
  const answer = useInfiniteQuery(rechargesQuery(view))
  return (
    <AuditedRecords
      path="/topUpRecord"
      view={view}
      answer={answer}
      next={
        <ButtonLink href="/topUp" variant="outline">
          {t('topUp')}
        </ButtonLink>
      }
      draw={(recharge) => <RechargeRow recharge={recharge} />}
    />
  )
}
