'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { Picture } from '@/components/ui/picture'
import { AuditBadge } from '@/components/records/audit-badge'
import type { Recharge } from '@/contracts/schemas/wallet'
import { formatDateTime } from '@/lib/format/date'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'

/** One top-up of the list, with the reason of a rejection and the evidence. */
export function RechargeRow({ recharge }: { recharge: Recharge }) {
  const t = useTranslations()
  const locale = useLocale()
  const { method, network, amount, status, refuse_reason, evidence, created_at, card_refund } =
    recharge
  return (
    <div className="flex flex-col gap-2 px-4 py-3.5">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="text-15 wrap-anywhere">
            {t(`topUp.methods.${method}`)}
            {network && `${DOT}${network}`}
          </span>
          <span className="text-13 text-muted numbers">{formatDateTime(created_at, locale)}</span>
          {refuse_reason && (
            <span className="text-13 wrap-anywhere text-bad">
              {t('records.reasonIs', { reason: refuse_reason })}
            </span>
          )}
          {card_refund && (
            <span className="text-13 text-muted">{t(`records.cardRefund.${card_refund}`)}</span>
          )}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <span className="text-15 font-semibold numbers">{formatCents(amount)}</span>
          <AuditBadge status={status} />
        </div>
      </div>
      {evidence.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {evidence.map((address, index) => (
            <li key={address} className="w-14">
              <Picture
                address={address}
                alt={t('topUp.evidencePicture', { index: index + 1 })}
                sizes="56px"
                shape="thumb"
              />
            </li>
          ))}
        </ul>
      )}
      {recharge.card_page && (
        <ButtonLink variant="outline" size="small" href={`/cardTopUp?confirm=${recharge.id}`}>
          {t('topUp.hostedContinue')}
        </ButtonLink>
      )}
      {recharge.waits_for_code && (
        <div className="flex items-center justify-between gap-3">
          <span className="text-13">{t('topUp.waitsForCode')}</span>
          <span className="shrink-0">
            <ButtonLink variant="outline" size="small" href={`/cardTopUp?confirm=${recharge.id}`}>
              {t('topUp.enterCode')}
            </ButtonLink>
          </span>
        </div>
      )}
    </div>
  )
}
