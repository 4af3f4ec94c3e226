'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { localeOfCookies } from '@/lib/i18n/language-cookies'
import { afterSignIn } from '@/lib/navigation/return-path'

/**
 * Leads to the page that asked to sign in. What the router remembers is forgotten first: it knows that
 * this very page leads to /login, which is no longer so. Where the sign-in brought the account's language,
 * the page is loaded as a document: those in memory are in the language before.
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
 * Leads to /login after the shopper's own session was ended with all others, and from there back to where
 * the change was asked for. A document load, so that nothing of the session stays in the tab's memory.
 */
export function useSignInAnew(): () => void {
  return () => {
    const from = new URLSearchParams(window.location.search).get('from')
    const address = from ? `/login?${new URLSearchParams({ from })}` : '/login'
    // Long enough to read the toast, which the new document would not show.
    setTimeout(() => window.location.replace(address), 1200)
  }
}
