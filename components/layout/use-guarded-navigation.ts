'use client'

import { useMemo, useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { useProgressWhile } from './progress-store'
import { usePlaceGuard } from './use-place-guard'

/** Push and replace that ask whether the place is open, show the progress bar and leave the scroll to ScrollKeeper. */
export function useGuardedNavigation() {
  const router = useRouter()
  const stops = usePlaceGuard()
  const [isPending, startTransition] = useTransition()
  useProgressWhile(isPending)
  return useMemo(() => {
    const go = (way: 'push' | 'replace') => (href: string) => {
      if (!stops(href)) startTransition(() => router[way](href, { scroll: false }))
    }
    return { push: go('push'), replace: go('replace') }
  }, [router, stops])
}
