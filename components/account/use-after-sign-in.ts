'use client'

import { useRouter } from 'next/navigation'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { afterSignIn } from '@/lib/navigation/return-path'

/**
 * Leads to the page that asked to sign in. What the router remembers is forgotten first: it knows that
 * this very page leads to /login, which is no longer so.
 */
export function useAfterSignIn(): () => void {
  const { refresh } = useRouter()
  const { replace } = useGuardedNavigation()
  return () => {
    const from = new URLSearchParams(window.location.search).get('from')
    refresh()
    replace(afterSignIn(from, window.location.origin))
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
