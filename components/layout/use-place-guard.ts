'use client'

import { useCallback } from 'react'
import { useTranslations } from 'next-intl'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { merchantAddress } from '@/lib/navigation/merchant-address'
import { isClosedFromInside, knownPlaces, refreshPlaces } from '@/lib/navigation/places'
import { routeOf } from '@/lib/navigation/routes'
import { toast } from '@/lib/toast/toast'

export function openMerchantEntry() {
  const address = merchantAddress(window.location, knownPlaces().merchantUrl)
  window.open(address, '_blank', 'noopener')
}

/**
 * `stops(href)` asks whether a place is open from inside the app. If it is not, it does what happens
 * instead (the region's toast, the merchants' window) and answers true: the shopper stays.
 */
export function usePlaceGuard() {
  const t = useTranslations('notices')
  return useCallback(
    (href: string): boolean => {
      const path = withoutPrefix(href.split(/[?#]/)[0] ?? href)
      void refreshPlaces()
      if (isClosedFromInside(path)) {
        toast.plain(t('region'))
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
