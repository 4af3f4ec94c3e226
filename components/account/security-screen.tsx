'use client'

import Bell from 'lucide-react/icons/bell'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkRow } from '@/components/layout/link-row'
import { userQuery } from '@/lib/queries/account'
import { AccountDataRows } from './account-data-rows'
import { PasswordRows } from './password-rows'
import { SessionList } from './session-list'

export function SecurityScreen() {
  const t = useTranslations()
  const { data: user } = useQuery(userQuery())
  return (
    <div className="flex flex-col gap-3 pt-3">
      <h2 className="px-1 text-15">{t('security.passwords')}</h2>
      <PasswordRows from="/security" />
      <h2 className="px-1 pt-3 text-15">{t('security.devices')}</h2>
      <SessionList />
      <h2 className="px-1 pt-3 text-15">{t('security.alerts')}</h2>
      <section className="rounded-card bg-card">
        <LinkRow href="/notification" icon={<Bell size={24} />} title={t('titles.notification')} />
      </section>
      <p className="px-1 text-13 wrap-anywhere text-muted">
        {t('security.alertsDetail', { email: user?.email ?? '' })}
      </p>
      <h2 className="px-1 pt-3 text-15">{t('accountData.title')}</h2>
      <AccountDataRows />
    </div>
  )
}
