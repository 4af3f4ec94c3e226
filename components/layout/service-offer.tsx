'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { BottomOffer } from './bottom-offer'
import { ButtonLink } from './button-link'

/** Stays when the toast of a closed place is gone, with the way to customer service. */
export function ServiceOffer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notices')
  return (
    <BottomOffer text={t('region')}>
      <Button variant="quiet" onClick={onClose}>
        {t('dismiss')}
      </Button>
      <ButtonLink href="/service" onNavigate={onClose}>
        {t('contactService')}
      </ButtonLink>
    </BottomOffer>
  )
}
