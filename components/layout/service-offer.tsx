'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { BottomOffer } from './bottom-offer'
import { ButtonLink } from './button-link'

/** Beside the toast of a closed place, which is gone too soon for a link: the way to customer service. */
export function ServiceOffer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notices')
  return (
    <BottomOffer text={t('closed')}>
      <Button variant="quiet" onClick={onClose}>
        {t('dismiss')}
      </Button>
      <ButtonLink href="/service" onNavigate={onClose}>
        {t('contactService')}
      </ButtonLink>
    </BottomOffer>
  )
}
