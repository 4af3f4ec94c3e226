import Wallet from 'lucide-react/icons/wallet'
import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/format/money'

/** The balance before the payment and, if sufficient, after it. */
export function BalanceCard({ balance, due }: { balance: number; due: number }) {
  const t = useTranslations('payment')
  return (
    <section aria-label={t('from')} className="rounded-card bg-card px-4 py-1">
      <dl>
        <div className="flex min-h-13 items-center gap-3">
          <Wallet size={24} className="text-money" />
          <dt className="flex-1 text-15">{t('balance')}</dt>
          <dd className="text-15 font-semibold text-money numbers">{formatCents(balance)}</dd>
        </div>
        {balance >= due && (
          <div className="flex min-h-11 items-center justify-between gap-4 hairline-t">
            <dt className="text-13 text-muted">{t('after')}</dt>
            <dd className="text-13 numbers">{formatCents(balance - due)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
