'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { BottomOffer } from './bottom-offer'
import { ButtonLink } from './button-link'

/** Offers customer service after the toast of a closed page has gone. */
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
