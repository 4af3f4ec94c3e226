import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Address } from '@/contracts/schemas/addresses'
import { useTagName } from './use-tag-name'

/** Name, phone number, address and tag. */
export function AddressLines({ address }: { address: Address }) {
  const t = useTranslations('address')
  const tagName = useTagName()
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <span className="text-15 font-semibold wrap-anywhere">{address.addressee}</span>
        <span className="text-13 text-muted numbers">{address.phone_display ?? address.phone}</span>
      </span>
      <span className="text-15 wrap-anywhere">
        <span className="block">
          {[address.area, address.postal_code].filter(Boolean).join(' ')}
        </span>
        <span className="block">{address.detail}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        <Badge>{tagName(address.tag)}</Badge>
        {address.is_default && <Badge tone="good">{t('default')}</Badge>}
      </span>
    </span>
  )
}
