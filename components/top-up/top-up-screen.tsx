'use client'

import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LinkRow } from '@/components/layout/link-row'
import { MIN_RECHARGE } from '@/contracts/wallet-terms'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'
import { userQuery } from '@/lib/queries/account'
import { cardTermsQuery, networksQuery } from '@/lib/queries/recharges'
import { topUpHref } from '@/lib/wallet/top-up-href'

/** /topUp: the methods with their minimum amounts. Passes the return path and the suggested amount on. */
export function TopUpScreen() {
  const t = useTranslations()
  const search = useSearchParams()
  const { data: user } = useQuery(userQuery())
  const { data: networks } = useQuery(networksQuery())
  const { data: cards } = useQuery(cardTermsQuery())
  const least = (cents: number) => t('topUp.least', { amount: formatCents(cents) })
  const leastOnChain = Math.min(...(networks ?? []).map(({ min_amount }) => min_amount))
  return (
    <div className="flex flex-col gap-3 pt-3">
      {user && (
        <p className="px-1 text-15 text-muted">
          {t('topUp.balance')}{' '}
          <span className="font-semibold text-ink numbers">{formatCents(user.balance)}</span>
        </p>
      )}
      <section aria-label={t('topUp.ways')} className="rounded-card bg-card">
        {networks?.length !== 0 && (
          <LinkRow
            href={topUpHref('/walletTopUp', search)}
            icon={<Coins size={24} />}
            title={t('titles.walletTopUp')}
            detail={
              Number.isFinite(leastOnChain)
                ? `${t('topUp.chainDetail')}${DOT}${least(leastOnChain)}`
                : t('topUp.chainDetail')
            }
          />
        )}
        {cards?.provider !== 'none' && (
          <LinkRow
            href={topUpHref('/cardTopUp', search)}
            icon={<CreditCard size={24} />}
            title={t('titles.cardTopUp')}
            detail={`${t('topUp.cardDetail')}${DOT}${least(MIN_RECHARGE.card)}`}
          />
        )}
        <LinkRow
          href={topUpHref('/walletTopUp', search, { method: 'manual' })}
          icon={<Landmark size={24} />}
          title={t('topUp.manual')}
          detail={`${t('topUp.manualDetail')}${DOT}${least(MIN_RECHARGE.manual)}`}
        />
      </section>
      <p className="px-1 text-13 text-muted">{t('topUp.auditNote')}</p>
      <section aria-label={t('titles.topUpRecord')} className="rounded-card bg-card">
        <LinkRow
          href="/topUpRecord"
          icon={<ReceiptText size={24} />}
          title={t('titles.topUpRecord')}
        />
      </section>
    </div>
  )
}
