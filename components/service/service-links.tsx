'use client'

import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import BookOpen from 'lucide-react/icons/book-open'
import CircleHelp from 'lucide-react/icons/circle-help'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { useTranslations } from 'next-intl'
import { ActionRow, LinkRow } from '@/components/layout/link-row'
import { openMerchantEntry } from '@/components/layout/use-guarded-navigation'

/** /services: links to all help pages and to the merchant site. */
export function ServiceLinks() {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-3 pt-3">
      <section aria-label={t('service.shopping')} className="rounded-card bg-card">
        <LinkRow
          href="/service"
          icon={<Headset size={24} />}
          title={t('titles.service')}
          detail={t('service.serviceHint')}
        />
        <LinkRow
          href="/helpAndSupport"
          icon={<CircleHelp size={24} />}
          title={t('titles.helpAndSupport')}
        />
        <LinkRow
          href="/myPurchases"
          icon={<Truck size={24} />}
          title={t('titles.myPurchases')}
          detail={t('service.ordersHint')}
        />
        <LinkRow
          href="/topUpRecord"
          icon={<WalletCards size={24} />}
          title={t('titles.topUpRecord')}
        />
        <LinkRow href="/law" icon={<BookOpen size={24} />} title={t('titles.law')} />
      </section>
      <section aria-label={t('service.selling')} className="rounded-card bg-card">
        <ActionRow
          icon={<Store size={24} />}
          title={t('service.merchantEntry')}
          detail={t('service.merchantHint')}
          value={<ArrowUpRight size={20} />}
          onClick={openMerchantEntry}
        />
        <LinkRow
          href="/platform"
          icon={<Handshake size={24} />}
          title={t('titles.platform')}
          detail={t('service.partnership')}
        />
      </section>
    </div>
  )
}
