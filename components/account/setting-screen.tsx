'use client'

import BookOpen from 'lucide-react/icons/book-open'
import Eraser from 'lucide-react/icons/eraser'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import MapPin from 'lucide-react/icons/map-pin'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useLocale, useTranslations } from 'next-intl'
import { ActionRow, LinkRow } from '@/components/layout/link-row'
import { useConfirm } from '@/components/ui/confirm-provider'
import { LANGUAGES } from '@/contracts/languages'
import { searchHistory } from '@/lib/search/search-history'
import { viewedProducts } from '@/lib/search/viewed-products'
import { toast } from '@/lib/toast/toast'
import { SignOutButton } from './sign-out-button'
import { ThemeChoice } from './theme-choice'

export function SettingScreen() {
  const t = useTranslations()
  const locale = useLocale()
  const confirm = useConfirm()
  async function clearTraces() {
    const isSure = await confirm({
      title: t('setting.clearAsk'),
      detail: t('setting.clearDetail'),
      confirmLabel: t('setting.clear'),
      isDanger: true,
    })
    if (!isSure) return
    searchHistory.clear()
    viewedProducts.clear()
    toast.success(t('toasts.deleteSuccess'))
  }
  return (
    <div className="flex flex-col gap-3 pt-3">
      <section aria-label={t('profile.account')} className="rounded-card bg-card">
        <LinkRow href="/passwords" icon={<KeyRound size={24} />} title={t('titles.passwords')} />
        <LinkRow href="/security" icon={<ShieldCheck size={24} />} title={t('titles.security')} />
        <LinkRow href="/address" icon={<MapPin size={24} />} title={t('titles.address')} />
      </section>
      <section aria-label={t('setting.phone')} className="rounded-card bg-card">
        <LinkRow
          href="/language"
          icon={<Languages size={24} />}
          title={t('titles.language')}
          value={LANGUAGES.find((language) => language.locale === locale)?.languageName}
        />
        <ActionRow
          icon={<Eraser size={24} />}
          title={t('setting.clear')}
          detail={t('setting.clearHint')}
          onClick={() => void clearTraces()}
        />
        <LinkRow href="/law" icon={<BookOpen size={24} />} title={t('titles.law')} />
      </section>
      <ThemeChoice />
      <SignOutButton />
    </div>
  )
}
