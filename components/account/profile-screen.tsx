'use client'

import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import MapPin from 'lucide-react/icons/map-pin'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { LinkRow } from '@/components/layout/link-row'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { LANGUAGES } from '@/contracts/languages'
import { userQuery } from '@/lib/queries/account'
import { OrderShortcuts } from './order-shortcuts'
import { ProfileHead } from './profile-head'
import { SignOutButton } from './sign-out-button'
import { ServiceRows } from './service-rows'
import { WalletCard } from './wallet-card'

const COLUMN = 'flex min-w-0 flex-col gap-3'

/** Account and wallet first, then the other sections; side by side on wide screens. */
export function ProfileScreen() {
  const t = useTranslations()
  const locale = useLocale()
  const { data: user } = useQuery(userQuery())
  if (!user)
    return (
      <Skeletons>
        <ListSkeleton />
      </Skeletons>
    )
  return (
    <div className="flex flex-col gap-3 pt-2 wide:grid wide:grid-cols-2 wide:items-start wide:gap-5">
      <div className={COLUMN}>
        <ProfileHead user={user} />
        <WalletCard user={user} />
      </div>
      <div className={COLUMN}>
        <OrderShortcuts />
        <section aria-label={t('profile.account')} className="rounded-card bg-card">
          <LinkRow href="/myFavourite" icon={<Heart size={24} />} title={t('titles.myFavourite')} />
          <LinkRow href="/address" icon={<MapPin size={24} />} title={t('titles.address')} />
          <LinkRow
            href="/changePayPwd"
            icon={<KeyRound size={24} />}
            title={t('payCode.label')}
            value={user.has_pay_password ? undefined : t('profile.payCodeUnset')}
          />
          <LinkRow href="/security" icon={<ShieldCheck size={24} />} title={t('titles.security')} />
          <LinkRow
            href="/language"
            icon={<Languages size={24} />}
            title={t('titles.language')}
            value={LANGUAGES.find((language) => language.locale === locale)?.languageName}
          />
        </section>
        <ServiceRows />
        <div className="pt-2">
          <SignOutButton />
        </div>
      </div>
    </div>
  )
}
