'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { NOTICE_PARAMETER, noticeOf, NOTICES } from '@/lib/navigation/notice'
import { toast } from '@/lib/toast/toast'

const MerchantOffer = lazy(() =>
  import('@/components/layout/merchant-offer').then((file) => ({ default: file.MerchantOffer })),
)

function takeOutOfAddress() {
  const url = new URL(window.location.href)
  url.searchParams.delete(NOTICE_PARAMETER)
  window.history.replaceState(null, '', url.pathname + url.search + url.hash)
}

/**
 * Says what a redirect wants said (`?notice=region`) and takes the code out of the address; the offer
 * to open the merchants' window stays until it is answered.
 */
export function Notices() {
  const t = useTranslations('notices')
  const notice = noticeOf(useSearchParams().get(NOTICE_PARAMETER))

  useEffect(() => {
    if (!notice || notice === 'merchant') return
    toast.plain(t(NOTICES[notice]))
    takeOutOfAddress()
  }, [notice, t])

  if (notice !== 'merchant') return null
  return (
    <Suspense fallback={null}>
      <MerchantOffer onClose={takeOutOfAddress} />
    </Suspense>
  )
}
