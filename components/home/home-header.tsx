import UserRound from 'lucide-react/icons/user-round'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { UnreadBadge } from '@/components/notifications/notice-bell'
import { SearchPill } from '@/components/search/search-link'
import { brand } from '@/contracts/brand'
import { LanguageLink } from './language-link'
import { Wordmark } from './wordmark'

const round =
  'grid size-tap place-items-center rounded-full transition-colors hover:bg-press active:bg-press'

/** Search, language and cart. Sticky while the page scrolls. */
export function HomeHeader() {
  const t = useTranslations('home')
  return (
    <header className="sticky top-0 z-20 bg-paper/95 pt-safe blur-behind">
      <div className="mx-auto flex min-h-13 max-w-page flex-wrap items-center justify-end ps-gutter pe-1.5">
        <div className="me-2.5 wide:me-6">
          <Wordmark />
        </div>
        <SearchPill label={t('search')} />
        <LanguageLink label={t('language')} className={round} locales={brand().languages} />
        <AppLink href="/profile" className={round}>
          <span className="sr-only">{t('profile')}</span>
          <span className="relative">
            <UserRound size={22} />
            <span className="absolute -end-3 -top-2">
              <UnreadBadge />
            </span>
          </span>
        </AppLink>
      </div>
    </header>
  )
}
