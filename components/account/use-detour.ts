'use client'

import { useRouter } from 'next/navigation'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { safeReturnPath } from '@/lib/navigation/return-path'

type AppHistory = {
  entries: () => { url: string | null }[]
  currentEntry: { index: number } | null
}

function pathBefore(): string | undefined {
  const { navigation } = window as { navigation?: AppHistory }
  const index = navigation?.currentEntry?.index ?? 0
  const before = URL.parse(navigation?.entries()[index - 1]?.url ?? '')
  return before ? withoutPrefix(before.pathname) + before.search : undefined
}

/** The page the present detour began on, if it is a detour and the page is one of this site. */
export function detourOrigin(): string | undefined {
  const from = new URLSearchParams(window.location.search).get('from')
  return safeReturnPath(from, window.location.origin)
}

/**
 * The address of a page for a detour, which names the page to come back to. It is in the address and not
 * in memory, so that a detour given up does not send a later visit astray.
 */
export function detourHref(path: string, from: string): string {
  return `${path}?${new URLSearchParams({ from })}`
}

/**
 * Ends a detour: a step back where it began on the page before, which comes back as it was left; else
 * to the page named by `from`, else to `fallback`.
 */
export function useDetourEnd(fallback: string): () => void {
  const router = useRouter()
  const { replace } = useGuardedNavigation()
  return () => {
    const target = detourOrigin() ?? fallback
    if (pathBefore() === target) router.back()
    else replace(target)
  }
}
