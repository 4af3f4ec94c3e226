'use client'

import { useMemo, useTransition, useCallback } from 'react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import {
  merchantAddress,
  isClosedFromInside,
  knownPlaces,
  refreshPlaces,
} from '@/lib/navigation/places'
import { routeOf } from '@/lib/navigation/routes'
import { offerService } from '@/lib/navigation/service-offer'
import { toast } from '@/lib/toast/toast'
import { useProgressWhile } from './navigation-progress'

/** Push and replace that check region access, show the progress bar and leave scrolling to ScrollRestoration. */
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

export function openMerchantEntry() {
  const address = merchantAddress(window.location, knownPlaces().merchantUrl)
  window.open(address, '_blank', 'noopener')
}

/**
 * `stops(href)` checks whether a path is closed for navigation inside the app. If so, it shows the
 * toast with customer service, or opens the merchant window, and returns true: the shopper stays.
 */
export function usePlaceGuard() {
  const t = useTranslations('notices')
  return useCallback(
    (href: string): boolean => {
      const path = withoutPrefix(href.split(/[?#]/)[0] ?? href)
      void refreshPlaces()
      if (isClosedFromInside(path)) {
        toast.plain(t('region'))
        offerService(true)
        return true
      }
      if (routeOf(path)?.opens === 'merchant') {
        openMerchantEntry()
        return true
      }
      return false
    },
    [t],
  )
}
