'use client'

import CloudOff from 'lucide-react/icons/cloud-off'
import Smartphone from 'lucide-react/icons/smartphone'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { useIsOnline } from '@/lib/offline/use-is-online'
import { useIsWaiting } from './use-cart'

/** Where the cart is stored, and whether pending changes were sent. */
export function CartNotes({ isSignedIn, hasLines }: { isSignedIn: boolean; hasLines: boolean }) {
  const t = useTranslations('cart')
  const isOnline = useIsOnline()
  const isWaiting = useIsWaiting()
  const isUnsent = !isOnline || (isSignedIn && isWaiting)
  return (
    <>
      <div role="status">
        {isUnsent && (
          <p className="mt-2 flex items-center gap-2 rounded-card bg-star-soft px-4 py-2.5 text-13 text-star">
            <CloudOff size={18} />
            <span>{t(isOnline ? 'waiting' : 'offline')}</span>
          </p>
        )}
      </div>
      {!isSignedIn && hasLines && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2 rounded-card bg-press px-4 py-1 text-13">
          <Smartphone size={18} className="text-muted" />
          <p className="min-w-28 flex-1 py-1.5">{t('phoneOnly')}</p>
          <AppLink
            href="/login?from=/bag"
            className="ms-auto flex min-h-tap shrink-0 items-center ps-2 font-semibold text-accent"
          >
            {t('signIn')}
          </AppLink>
        </div>
      )}
    </>
  )
}
