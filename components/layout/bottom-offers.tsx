'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from './button-link'
import { openMerchantEntry } from './use-guarded-navigation'

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

/** A message with actions above the tab bar. */
function BottomOffer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-24 z-40 mx-auto flex w-[calc(100%-2*var(--spacing-gutter))] max-w-form flex-col gap-3 rounded-card bg-card p-4 shadow-float"
    >
      <p className="text-15">{text}</p>
      <div className="flex justify-end gap-2">{children}</div>
    </div>
  )
}
