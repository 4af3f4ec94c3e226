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

export function openMerchantEntry() {
  const address = merchantAddress(window.location, knownPlaces().merchantUrl)
  window.open(address, '_blank', 'noopener')
}

/**
 * `stops(href)` asks whether a place is open from inside the app. If it is not, it does what happens
 * instead (the region's toast and customer service, the merchants' window) and answers true: the shopper stays.
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
