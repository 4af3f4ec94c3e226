'use client'

import { useTranslations } from 'next-intl'
import { detourHref } from '@/components/layout/use-detour'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import type { Address } from '@/contracts/schemas/addresses'
import { DOT } from '@/lib/format/dot'
import { useDeleteAddress, useSetDefaultAddress } from '@/lib/mutations/addresses'
import { announce } from '@/lib/mutations/announce'
import { AddressLines } from './address-lines'
import { useTagName } from './use-tag-name'

/** `onChoose` is set while an address is being chosen for an order; `page` is the return path of editing. */
export function AddressCard({
  address,
  page,
  onChoose,
}: {
  address: Address
  page: string
  onChoose?: ((id: number) => void) | undefined
}) {
  const t = useTranslations()
  const tagName = useTagName()
  const confirm = useConfirm()
  const makeDefault = useSetDefaultAddress()
  const remove = useDeleteAddress()
  const named = { addressee: address.addressee, tag: tagName(address.tag) }

  async function askAndDelete() {
    const isSure = await confirm({
      title: t('address.deleteAsk'),
      detail: [address.addressee, address.area, address.detail].join(DOT),
      confirmLabel: t('address.delete'),
      isDanger: true,
    })
    if (!isSure) return
    await announce(remove.mutateAsync({ id: address.id }), t('toasts.deleteSuccess'))
  }

  return (
    <li className="rounded-card bg-card p-4">
      <AddressLines address={address} />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 pt-3 hairline-t">
        {!address.is_default && !onChoose && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('address.makeDefaultOf', named)}
            isPending={makeDefault.isPending}
            onClick={() => makeDefault.mutate({ id: address.id })}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('address.deleteOf', named)}
          isPending={remove.isPending}
          onClick={() => void askAndDelete()}
        >
          {t('address.delete')}
        </Button>
        <ButtonLink
          variant="quiet"
          size="small"
          aria-label={t('address.editOf', named)}
          href={detourHref(`/addressForm/${address.id}`, page)}
        >
          {t('address.edit')}
        </ButtonLink>
        {onChoose && (
          <Button
            variant="outline"
            size="small"
            aria-label={t('address.chooseOf', named)}
            onClick={() => onChoose(address.id)}
          >
            {t('address.choose')}
          </Button>
        )}
      </div>
    </li>
  )
}
