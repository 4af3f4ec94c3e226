'use client'

import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import BookOpen from 'lucide-react/icons/book-open'
import Building from 'lucide-react/icons/building-2'
import CircleHelp from 'lucide-react/icons/circle-help'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import Settings from 'lucide-react/icons/settings'
import Store from 'lucide-react/icons/store'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ActionRow, LinkRow, OutsideRow } from '@/components/layout/link-row'
import { openMerchantEntry } from '@/components/layout/use-guarded-navigation'
import { platformQuery } from '@/lib/queries/articles'

/** Links from the account page to help, the platform page and the merchant site. */
export function ServiceRows() {
  const t = useTranslations()
  const { data: platform } = useQuery(platformQuery())
  return (
    <section aria-label={t('profile.services')} className="rounded-card bg-card">
      <LinkRow href="/setting" icon={<Settings size={24} />} title={t('titles.setting')} />
      <LinkRow href="/services" icon={<Headset size={24} />} title={t('titles.services')} />
      <LinkRow
        href="/helpAndSupport"
        icon={<CircleHelp size={24} />}
        title={t('titles.helpAndSupport')}
      />
      <LinkRow href="/law" icon={<BookOpen size={24} />} title={t('titles.law')} />
      <LinkRow href="/platform" icon={<Building size={24} />} title={t('titles.platform')} />
      <ActionRow
        icon={<Store size={24} />}
        title={t('service.merchantEntry')}
        value={<ArrowUpRight size={20} />}
        onClick={openMerchantEntry}
      />
      {platform && (
        <OutsideRow
          href={`mailto:${platform.partner_email}`}
          icon={<Handshake size={24} />}
          title={t('service.partnership')}
        />
      )}
    </section>
  )
}
