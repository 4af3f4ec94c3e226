'use client'

import { useTranslations } from 'next-intl'
import { Switch } from '@/components/ui/switch'
import { usePhoneNotices } from './use-phone-notices'

/**
 * The switch for push notifications on this device. Hidden if the browser does not support them.
 */
export function PhoneSwitch() {
  const t = useTranslations('push')
  const { state, isPending, change } = usePhoneNotices()
  if (state === undefined || state === 'impossible') return null
  return (
    <section aria-label={t('title')} className="mb-3 rounded-card bg-card px-4 py-3">
      <Switch
        label={t('title')}
        detail={t(state === 'blocked' ? 'blocked' : 'detail')}
        checked={state === 'on'}
        disabled={isPending || state === 'blocked'}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </section>
  )
}
