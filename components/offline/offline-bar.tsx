'use client'

import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'
import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@/lib/format/date'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { isPublicPath } from '@/lib/navigation/public-paths'
import { shouldPersist } from '@/lib/offline/saved-answers'
import { useIsOnline } from '@/lib/offline/use-is-online'
import { FloatingNote } from './floating-note'

const MISSING = -1

/** Offline: the time of the data on the screen, or that it is not available on this device. */
export function OfflineBar({ pageAt }: { pageAt: number | undefined }) {
  const t = useTranslations('pwa')
  const locale = useLocale()
  const isOnline = useIsOnline()
  const path = withoutPrefix(usePathname())
  const answersAt = useAnswersAt(path)
  const isKept = answersAt !== MISSING
  const at = answersAt || pageAt || performance.timeOrigin
  const time = () => formatDateTime(new Date(at).toISOString(), locale)
  return (
    <div role="status">
      {!isOnline && (
        <FloatingNote isHigh={path === '/bag'}>
          <CloudOff size={18} className="shrink-0" />
          <p className="py-2.5">{isKept ? t('asOf', { time: time() }) : t('notSaved')}</p>
        </FloatingNote>
      )}
    </div>
  )
}

/** When the oldest private data on the screen was loaded; 0 if there is none. */
function useAnswersAt(path: string): number {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => answersAt(queryClient, path),
    () => 0,
  )
}

function answersAt(queryClient: QueryClient, path: string): number {
  const isPublic = isPublicPath(path)
  const onScreen = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey: [noun, ...rest] }) =>
        shouldPersist([noun, ...rest]) &&
        // Every page has the cart badge and requests user info.
        (noun === 'cart' ? path === '/bag' : noun !== 'user' || !isPublic),
    )
  if (onScreen.some(({ state }) => state.data === undefined)) return MISSING
  const own = onScreen.filter(({ queryKey }) => queryKey[0] !== 'user')
  return own.length > 0 ? Math.min(...own.map(({ state }) => state.dataUpdatedAt)) : 0
}
