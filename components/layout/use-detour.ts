'use client'

import { useRouter } from 'next/navigation'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { parseUrl } from '@/lib/navigation/parse-url'
import { safeReturnPath } from '@/lib/navigation/return-path'
import { useGuardedNavigation } from './use-guarded-navigation'

type AppHistory = {
  entries: () => { url: string | null }[]
  currentEntry: { index: number } | null
}

function pathBefore(): string | undefined {
  const { navigation } = window as { navigation?: AppHistory }
  const index = navigation?.currentEntry?.index ?? 0
  const before = parseUrl(navigation?.entries()[index - 1]?.url ?? '')
  return before ? withoutPrefix(before.pathname) + before.search : undefined
}

/** The page the detour began on, if this is a detour and the page is on this site. */
export function detourOrigin(): string | undefined {
  const from = new URLSearchParams(window.location.search).get('from')
  return safeReturnPath(from, window.location.origin)
}

/**
 * A URL that carries its return path. It is in the URL and not in memory, so that an abandoned
 * detour does not affect a later visit.
 */
export function detourHref(path: string, from: string): string {
  return `${path}?${new URLSearchParams({ from })}`
}

/**
 * Ends a detour: goes back if it began on the previous page, which keeps its state; otherwise to
 * the page in `from`, or to `fallback`.
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
