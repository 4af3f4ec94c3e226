'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { AuditedRecords } from '@/components/records/audited-records'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { withdrawalsQuery } from '@/lib/queries/withdrawals'
import { readAuditView } from '@/lib/wallet/audit-status'
import { WithdrawalRow } from './withdrawal-row'
import { WithdrawalSheet } from './withdrawal-sheet'

/** Pending withdrawals can change at any time. */
const LOOK_AGAIN_MS = 15_000

/** /depositRecord?status=… or ?id=…, which opens that withdrawal. */
export function WithdrawalsScreen() {
  const t = useTranslations('records')
  const view = readAuditView(useSearchParams())
  const answer = useInfiniteQuery({
    ...withdrawalsQuery(view),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some((row) => row.status === AUDIT_STATUS.auditing))
        ? LOOK_AGAIN_MS
        : false,
  })
  const [openId, setOpenId] = useState<number | null>(view.id ?? null)
  const rows = answer.data?.pages.flatMap((page) => page.list)
  return (
    <>
      <AuditedRecords
        path="/depositRecord"
        view={view}
        answer={answer}
        next={
          <ButtonLink href="/withDraw" variant="outline">
            {t('toWithdraw')}
          </ButtonLink>
        }
        draw={(row) => <WithdrawalRow withdrawal={row} onOpen={() => setOpenId(row.id)} />}
      />
      <WithdrawalSheet
        withdrawal={rows?.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}
