'use client'

import BellRing from 'lucide-react/icons/bell-ring'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { isRefused, rememberOff } from '@/lib/push/choice'
import { usePhoneNotices } from './use-phone-notices'

/** Offered once, when a parcel is on its way to be waited for; whoever says no is not asked again on this phone. */
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
    <section
      aria-label={t('offer')}
      className="flex w-full flex-col gap-3 rounded-card bg-card p-4 text-start"
    >
      <div className="flex items-start gap-3">
        <BellRing size={22} className="mt-0.5 text-money" />
        <div className="min-w-0">
          <h3 className="text-15">{t('offer')}</h3>
          <p className="text-13 text-muted">{t('detail')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isPending={isPending} onClick={() => change(true)}>
          {t('turnOn')}
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={decline}>
          {t('notNow')}
        </Button>
      </div>
    </section>
  )
}
