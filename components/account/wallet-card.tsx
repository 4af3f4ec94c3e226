'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useTranslations } from 'next-intl'
import { LastMovements } from '@/components/bill/last-movements'
import { AppLink } from '@/components/layout/app-link'
import { Price } from '@/components/ui/price'
import type { User } from '@/contracts/schemas/account'
import { DOT } from '@/lib/format/dot'
import { formatCents } from '@/lib/format/money'
import { persistedStore, usePersistedStore } from '@/lib/storage/persisted-store'

/** Older versions stored 1 and 0. */
const balanceHidden = persistedStore<boolean>('sampan.balance-hidden', false, Boolean)

/** Whether the balance is masked on the screen; stored on this device. */
function useHiddenBalance(): [isHidden: boolean, hide: (isHidden: boolean) => void] {
  return [usePersistedStore(balanceHidden), balanceHidden.write]
}

const HIDDEN = '••••••'

const MOVES = [
  { href: '/topUp', words: 'topUp' },
  { href: '/withDraw', words: 'withDraw' },
] as const

const RECORDS = [
  { href: '/capitalRecord', words: 'capitalRecord' },
  { href: '/topUpRecord', words: 'topUpRecord' },
  { href: '/depositRecord', words: 'depositRecord' },
] as const

/** The balance with links to top up and withdraw, then the last movements. */
export function WalletCard({ user }: { user: User }) {
  const [isHidden, setIsHidden] = useHiddenBalance()
  return (
    <>
      <Balance user={user} isHidden={isHidden} onHide={setIsHidden} />
      <LastMovements isHidden={isHidden} isExpected={user.balance + user.frozen > 0} />
    </>
  )
}

/** The balance, a button that masks it, and the frozen amount. */
function Balance({
  user,
  isHidden,
  onHide,
}: {
  user: User
  isHidden: boolean
  onHide: (isHidden: boolean) => void
}) {
  const t = useTranslations()
  return (
    <section
      aria-label={t('profile.balance')}
      className="flex flex-col gap-1 rounded-card bg-wallet p-4 text-on-wallet forced-colors:border"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-13 text-on-wallet-muted">
          {t('profile.balance')}
          {DOT}
          {t('currency.label')}
        </p>
        <button
          type="button"
          aria-label={t(isHidden ? 'profile.showBalance' : 'profile.hideBalance')}
          onClick={() => onHide(!isHidden)}
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
        {t('profile.frozen')} {isHidden ? HIDDEN : formatCents(user.frozen)}
      </p>
      <div className="grid grid-cols-2 gap-3 pt-3">
        {MOVES.map(({ href, words }) => (
          <AppLink
            key={href}
            href={href}
            className="flex min-h-tap items-center justify-center rounded-full border border-on-wallet-muted px-3 py-2 text-center text-15 font-semibold outline-on-wallet transition-opacity active:opacity-80"
          >
            {t(`titles.${words}`)}
          </AppLink>
        ))}
      </div>
      <nav
        aria-label={t('profile.records')}
        className="-mb-2 grid grid-cols-[auto_auto_auto] justify-between gap-2 pt-1"
      >
        {RECORDS.map(({ href, words }) => (
          <AppLink
            key={href}
            href={href}
            className="flex min-h-tap items-center justify-center text-center text-13 text-on-wallet-muted outline-on-wallet"
          >
            {t(`titles.${words}`)}
          </AppLink>
        ))}
      </nav>
    </section>
  )
}
