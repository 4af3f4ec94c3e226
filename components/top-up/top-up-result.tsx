'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useDetourEnd } from '@/components/layout/use-detour'
import { ButtonLink } from '@/components/layout/button-link'
import { AuditBadge } from '@/components/records/audit-badge'
import { Button } from '@/components/ui/button'
import { DrawnTick } from '@/components/ui/drawn-tick'
import type { Recharge } from '@/contracts/schemas/wallet'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'
import { rechargesQuery } from '@/lib/queries/recharges'
import { auditName } from '@/lib/wallet/audit-status'

const WORDS = { auditing: 'resultAuditing', passed: 'resultPassed' } as const

/** The status of a top-up that was just requested. Updated when the top-up is approved. */
export function TopUpResult({ recharge: requested }: { recharge: Recharge }) {
  const t = useTranslations()
  const isDetour = useSearchParams().has('from')
  const goBack = useDetourEnd('/profile')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useInfiniteQuery(rechargesQuery({ id: requested.id }))
  useEffect(() => heading.current?.focus(), [])
  const { id, method, network, amount, status } = data?.pages[0]?.list[0] ?? requested
  const name = auditName(status)
  const words = formatCents(amount)
  return (
    <>
      <div className="flex flex-col items-center gap-3 pt-10 text-center">
        {name !== 'refused' && <DrawnTick />}
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {name === 'refused'
            ? t('topUp.resultRefused', { amount: words })
            : t('toasts.applicationSuccessful')}
        </h2>
        <p className="text-32 leading-tight font-semibold text-money numbers">{words}</p>
        <p className="text-13 text-muted">
          {t(`topUp.methods.${method}`)}
          {network && `${DOT}${network}`}
        </p>
        <div aria-live="polite" className="flex flex-col items-center gap-3">
          <AuditBadge status={status} />
          {name !== 'refused' && (
            <p className="max-w-form text-15 text-muted">
              {t(`topUp.${WORDS[name]}`, { amount: words })}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-2.5 pt-8">
        {isDetour && (
          <Button size="large" isFullWidth onClick={goBack}>
            {t('topUp.continue')}
          </Button>
        )}
        <ButtonLink
          size="large"
          isFullWidth
          variant={isDetour ? 'quiet' : 'primary'}
          href={`/topUpRecord?id=${id}`}
        >
          {t('topUp.viewRecord')}
        </ButtonLink>
      </div>
    </>
  )
}
