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
