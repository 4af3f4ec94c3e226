'use client'

import { useMemo } from 'react'
import { useRouter } from 'next/navigation'
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
 * Navigation that keeps the rules of closed places. `stops(href)` does what happens instead (the
 * region's toast, the merchants' window) and says whether the shopper stays; push and replace ask it.
 */
export function useGuardedNavigation() {
  const router = useRouter()
  const t = useTranslations('notices')
  return useMemo(() => {
    function stops(href: string): boolean {
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
    }
    return {
      stops,
      push: (href: string) => {
        if (!stops(href)) router.push(href, { scroll: false })
      },
      replace: (href: string) => {
        if (!stops(href)) router.replace(href, { scroll: false })
      },
    }
  }, [router, t])
}
