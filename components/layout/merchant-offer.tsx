'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { BottomOffer } from './bottom-offer'
import { openMerchantEntry } from './use-guarded-navigation'

/** After a typed /filter the browser blocks the popup without a tap. This asks for the tap. */
export function MerchantOffer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notices')
  return (
    <BottomOffer text={t('merchant')}>
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
    </BottomOffer>
  )
}
