'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useLocale, useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'
import type { User } from '@/contracts/account'
import { formatCents } from '@/lib/format/money'
import { useHiddenBalance } from './use-hidden-balance'

const HIDDEN = '••••••'

/** The balance on teal, with an eye that hides it, and what is frozen beneath. */
export function WalletCard({ user }: { user: User }) {
  const t = useTranslations()
  const locale = useLocale()
  const [isHidden, setIsHidden] = useHiddenBalance()
  return (
    <section
      aria-label={t('profile.balance')}
      className="flex flex-col gap-1 rounded-card bg-wallet p-4 text-on-wallet forced-colors:border"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-13 text-on-wallet-muted">
          {t('profile.balance')} · {t('currency.label')}
        </p>
        <button
          type="button"
          aria-label={t(isHidden ? 'profile.showBalance' : 'profile.hideBalance')}
          onClick={() => setIsHidden(!isHidden)}
          className="-me-2.5 -mt-2 grid size-tap place-items-center rounded-full outline-on-wallet"
        >
          {isHidden ? <EyeOff size={22} /> : <Eye size={22} />}
        </button>
      </div>
      {isHidden ? (
        <p className="text-32 leading-tight font-semibold">
          <span aria-hidden>{HIDDEN}</span>
          <span className="sr-only">{t('profile.hidden')}</span>
        </p>
      ) : (
        <Price cents={user.balance} size="huge" tone="inherit" />
      )}
      <p className="text-13 text-on-wallet-muted numbers">
        {t('profile.frozen')} {isHidden ? HIDDEN : formatCents(user.frozen, locale)}
      </p>
    </section>
  )
}
