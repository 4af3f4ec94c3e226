import { useLocale, useTranslations } from 'next-intl'
import { formatRecentTime } from '@/lib/format/date'
import { payLockEnd } from './pay-lock'

/** Returns what to say about the lock of the payment password, with its end; null without a lock. */
export function usePayLockWords(shopperId: number): () => string | null {
  const t = useTranslations('payment')
  const locale = useLocale()
  return () => {
    const end = payLockEnd(shopperId)
    return end && t('lockedUntil', { time: formatRecentTime(end, locale) })
  }
}
