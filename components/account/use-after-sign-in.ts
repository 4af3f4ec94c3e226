'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { localeOfCookies } from '@/lib/i18n/language-cookies'
import { afterSignIn } from '@/lib/navigation/return-path'

/**
 * Goes to the page that required sign-in. The router cache is cleared first, because it holds that
 * page's redirect to /login. If signing in changed the language, the page is loaded as a document,
 * because pages in memory are in the previous language.
 */
export function useAfterSignIn(): () => void {
  const locale = useLocale()
  const { refresh } = useRouter()
  const { replace } = useGuardedNavigation()
  return () => {
    const from = new URLSearchParams(window.location.search).get('from')
    const target = afterSignIn(from, window.location.origin)
    const next = localeOfCookies()
    if (next && next !== locale) return window.location.replace(target)
    refresh()
    replace(target)
  }
}

/**
 * Goes to /login after all sessions were ended, and from there back to the page of the change. A
 * document load clears the tab's memory of the session.
 */
export function useSignInAnew(): () => void {
  return () => {
    const from = new URLSearchParams(window.location.search).get('from')
    const address = from ? `/login?${new URLSearchParams({ from })}` : '/login'
    // Long enough to read the toast, which the new document does not show.
    setTimeout(() => window.location.replace(address), 1200)
  }
}
