import Languages from 'lucide-react/icons/languages'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { Wordmark } from './wordmark'

const round =
  'grid size-tap place-items-center rounded-full transition-colors hover:bg-press active:bg-press'

/** Stays on top while the page scrolls. */
export function HomeHeader() {
  const t = useTranslations('home')
  return (
    <header className="sticky top-0 z-20 bg-paper/95 pt-safe backdrop-blur-md">
      <div className="mx-auto flex h-top-bar max-w-page items-center ps-gutter pe-1.5">
        <div className="flex-1">
          <Wordmark />
        </div>
        <AppLink href="/language" aria-label={t('language')} className={round}>
          <Languages size={22} />
        </AppLink>
        <AppLink href="/profile" aria-label={t('profile')} className={round}>
          <UserRound size={22} />
        </AppLink>
      </div>
    </header>
  )
}
