'use client'

import { useTranslations } from 'next-intl'
import { Switch } from '@/components/ui/switch'
import { usePhoneNotices } from './use-phone-notices'

/**
 * The switch for push notifications on this device, disabled until its state is known, so that the
 * page does not move then. Hidden if the browser does not support them.
 */
export function PhoneSwitch() {
  const t = useTranslations('push')
  const { state, isPossible, isPending, change } = usePhoneNotices()
  if (!isPossible) return null
  return (
    <section aria-label={t('title')} className="mb-3 rounded-card bg-card px-4 py-3">
      <Switch
        label={t('title')}
        detail={t(state === 'blocked' ? 'blocked' : 'detail')}
        checked={state === 'on'}
        disabled={isPending || state === undefined || state === 'blocked'}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </section>
  )
}
