'use client'

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { NOTICE_PARAMETER, noticeOf, NOTICES } from '@/lib/navigation/notice'
import {
  isServiceOffered,
  offerService,
  subscribeToServiceOffer,
} from '@/lib/navigation/service-offer'
import { currentToast, subscribeToToast, toast } from '@/lib/toast/toast'

const MerchantOffer = lazy(() =>
  import('./bottom-offers').then((file) => ({ default: file.MerchantOffer })),
)
const ServiceOffer = lazy(() =>
  import('./bottom-offers').then((file) => ({ default: file.ServiceOffer })),
)

const isToastShown = () => currentToast() !== null

function takeOutOfAddress() {
  const url = new URL(window.location.href)
  url.searchParams.delete(NOTICE_PARAMETER)
  window.history.replaceState(null, '', url.pathname + url.search + url.hash)
}

/**
 * Shows the notice of a redirect (`?notice=region`) and removes the code from the URL. Offers of
 * the merchant window and of customer service stay until they are answered. The latter waits for
 * the toast with the same text, which would cover its buttons.
 */
export function Notices() {
  const t = useTranslations()
  const notice = noticeOf(useSearchParams().get(NOTICE_PARAMETER))
  const pathname = usePathname()
  const isOffered = useSyncExternalStore(subscribeToServiceOffer, isServiceOffered, () => false)
  const isCovered = useSyncExternalStore(subscribeToToast, isToastShown, () => false)

  useEffect(() => () => offerService(false), [pathname])

  useEffect(() => {
    if (!notice || notice === 'merchant') return
    const isSuccess = notice === 'signed-in' || notice === 'registered'
    toast[isSuccess ? 'success' : 'plain'](t(NOTICES[notice]))
    if (notice === 'region') offerService(true)
    takeOutOfAddress()
  }, [notice, t])

  if (notice !== 'merchant' && (!isOffered || isCovered)) return null
  return (
    <Suspense fallback={null}>
      {notice === 'merchant' ? (
        <MerchantOffer onClose={takeOutOfAddress} />
      ) : (
        <ServiceOffer onClose={() => offerService(false)} />
      )}
    </Suspense>
  )
}
