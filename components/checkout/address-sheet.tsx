'use client'

import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { Badge } from '@/components/ui/badge'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Sheet } from '@/components/ui/sheet'
import { useChosen } from '@/components/ui/use-chosen'
import type { Address } from '@/contracts/schemas/addresses'

/** The shopper's addresses, of which one is chosen for this order, with links to add and edit them. */
export function AddressSheet({
  isOpen,
  addresses,
  chosenId,
  addHref,
  listHref,
  onClose,
  onChoose,
}: {
  isOpen: boolean
  addresses: Address[]
  chosenId: number
  addHref: string
  listHref: string
  onClose: () => void
  onChoose: (id: number) => void
}) {
  const t = useTranslations()
  const chosen = useChosen(onClose)
  return (
    <Sheet
      isOpen={isOpen}
      title={t('checkout.chooseAddress')}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink href={listHref} variant="quiet" isFullWidth onClick={onClose}>
            {t('address.manage')}
          </ButtonLink>
          <ButtonLink
            href={addHref}
            variant="quiet"
            isFullWidth
            icon={<Plus size={20} />}
            onClick={onClose}
          >
            {t('address.add')}
          </ButtonLink>
        </div>
      }
    >
      <RadioCards legend={t('checkout.chooseAddress')} isLegendHidden>
        {addresses.map((address) => (
          <RadioCard
            {...chosen}
            key={address.id}
            name="address"
            value={address.id}
            checked={address.id === chosenId}
            onChange={() => onChoose(address.id)}
            title={
              <>
                <span className="block">{address.addressee}</span>
                <span className="block whitespace-nowrap">
                  {address.phone_display ?? address.phone}
                </span>
              </>
            }
            detail={
              <>
                <span className="block">{address.area}</span>
                <span className="block">{address.detail}</span>
              </>
            }
            aside={address.is_default ? <Badge tone="good">{t('address.default')}</Badge> : null}
          />
        ))}
      </RadioCards>
    </Sheet>
  )
}
