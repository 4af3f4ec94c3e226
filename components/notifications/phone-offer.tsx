'use client'

import BellRing from 'lucide-react/icons/bell-ring'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { isRefused, rememberOff } from '@/lib/push/choice'
import { usePhoneNotices } from './use-phone-notices'

/**
 * Offers push notifications below an order in transit. A shopper who declines is not asked again on
 * this device.
 */
export function PhoneOffer() {
  const t = useTranslations('push')
  const { state, isPending, change } = usePhoneNotices()
  const [isDeclined, setIsDeclined] = useState(isRefused)
  if (state !== 'off' || isDeclined) return null
  function decline() {
    rememberOff()
    setIsDeclined(true)
  }
  return (
    <section aria-label={t('offer')} className="flex flex-col gap-2 px-4 py-2 text-13 text-muted">
      <p className="flex items-start gap-2">
        <BellRing size={16} className="mt-0.5" />
        <span className="min-w-0">{t('offer')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="quiet" isPending={isPending} onClick={() => change(true)}>
          {t('turnOn')}
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={decline}>
          {t('notNow')}
        </Button>
      </div>
    </section>
  )
}
