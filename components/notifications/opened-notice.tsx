'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { parseId } from '@/contracts/parse-id'
import { useReadNotices } from '@/lib/mutations/notices'
import { OPENED_PARAMETER } from '@/lib/push/pushed-notice'
import { noticesQuery } from '@/lib/queries/notices'

/**
 * Handles a notice that was tapped outside the shop: marks it as read and navigates to its target,
 * which must be a page of the shop.
 */
export function OpenedNotice() {
  const opened = parseId(useSearchParams().get(OPENED_PARAMETER))
  const { replace } = useGuardedNavigation()
  const { mutate } = useReadNotices()
  const { data } = useInfiniteQuery({
    ...noticesQuery({ id: opened }),
    enabled: opened !== undefined,
  })
  const notice = data?.pages.flatMap(({ list }) => list).find(({ id }) => id === opened)
  const goOn = useEffectEvent(() => {
    if (!notice) return
    if (!notice.read) mutate({ ids: [notice.id] })
    replace(notice.link ?? '/notification')
  })
  const isFound = notice !== undefined
  useEffect(() => {
    if (isFound) goOn()
  }, [isFound])
  return null
}
