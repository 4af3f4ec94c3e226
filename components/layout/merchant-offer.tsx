'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { openMerchantEntry } from './use-guarded-navigation'

/** A typed /filter cannot open a window by itself: browsers want a tap. This asks for it. */
export function MerchantOffer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notices')
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-24 z-40 mx-gutter flex flex-col gap-3 rounded-card bg-card p-4 shadow-float"
    >
      <p className="text-15">{t('merchant')}</p>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('dismiss')}
        </Button>
        <Button
          onClick={() => {
            openMerchantEntry()
            onClose()
          }}
        >
          {t('openMerchant')}
        </Button>
      </div>
    </div>
  )
}
