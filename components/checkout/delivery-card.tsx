'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddressLines } from '@/components/addresses/address-lines'
import { AppLink } from '@/components/layout/app-link'
import type { Address } from '@/contracts/schemas/addresses'
import { AddressSheet } from './address-sheet'
import { StripedBorder } from '@/components/ui/striped-border'

const row =
  'flex w-full items-center gap-3 p-4 text-start -outline-offset-2 transition-colors hover:bg-press active:bg-press'

/** The delivery address. Links to adding one, or to choosing another. */
export function DeliveryCard({
  addresses,
  chosen,
  addHref,
  listHref,
  onChoose,
}: {
  addresses: Address[]
  chosen: Address | undefined
  addHref: string
  listHref: string
  onChoose: (id: number) => void
}) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={t('checkout.deliverTo')} className="overflow-hidden rounded-card bg-card">
      <StripedBorder />
      {chosen ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className={row}
          onClick={() => setIsOpen(true)}
        >
          <MapPin size={24} className="self-start text-muted" />
          <span className="min-w-0 flex-1">
            <AddressLines address={chosen} />
          </span>
          <span className="sr-only">{t('checkout.changeAddress')}</span>
          <ChevronRight size={20} className="text-muted" />
        </button>
      ) : (
        <AppLink href={addHref} className={row}>
          <MapPin size={24} className="text-muted" />
          <span className="min-w-0 flex-1">
            <span className="block text-15 font-semibold">{t('checkout.noAddress')}</span>
            <span className="block text-13 text-muted">{t('address.add')}</span>
          </span>
          <Plus size={20} className="text-muted" />
        </AppLink>
      )}
      <StripedBorder />
      {chosen && (
        <AddressSheet
          isOpen={isOpen}
          addresses={addresses}
          chosenId={chosen.id}
          addHref={addHref}
          listHref={listHref}
          onClose={() => setIsOpen(false)}
          onChoose={onChoose}
        />
      )}
    </section>
  )
}
