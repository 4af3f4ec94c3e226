'use client'

import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkRow } from '@/components/layout/link-row'
import { userQuery } from '@/lib/queries/account'
import { detourHref } from '@/components/layout/use-detour'

export function PasswordsScreen() {
  const t = useTranslations('passwords')
  return (
    <div className="flex flex-col gap-3 pt-3">
      <p className="px-1 text-15 text-muted">{t('lead')}</p>
      <PasswordRows from="/passwords" />
    </div>
  )
}

/**
 * The two passwords, each changed on its own page, which returns to `from`. Only the payment
 * password can be missing.
 */
export function PasswordRows({ from }: { from: string }) {
  const t = useTranslations('passwords')
  const { data: user } = useQuery(userQuery())
  return (
    <section className="rounded-card bg-card">
      <LinkRow
        href={detourHref('/changePassword', from)}
        icon={<LockKeyhole size={24} />}
        title={t('login')}
        detail={t('loginDetail')}
      />
      <LinkRow
        href={detourHref('/changePayPwd', from)}
        icon={<KeyRound size={24} />}
        title={t('payment')}
        detail={t('paymentDetail')}
        value={user && !user.has_pay_password ? t('unset') : undefined}
      />
    </section>
  )
}
