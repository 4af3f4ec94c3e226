'use client'

import Heart from 'lucide-react/icons/heart'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import type { Product } from '@/contracts/schemas/products'
import { useSetFavourite } from '@/lib/mutations/products'
import { productQuery } from '@/lib/queries/products'
import { useAskToSignIn } from '@/lib/session/use-ask-to-sign-in'
import { useSignedIn } from '@/lib/session/use-signed-in'

const isFavourite = (product: Product) => product.favourite

export function FavouriteButton({
  productId,
  variant,
}: {
  productId: number
  variant: 'plain' | 'disc'
}) {
  const t = useTranslations('product')
  const isSignedIn = useSignedIn()
  const askToSignIn = useAskToSignIn()
  const { data: isOn = false } = useQuery({
    ...productQuery(productId),
    enabled: isSignedIn,
    select: isFavourite,
  })
  const { mutate, isPending } = useSetFavourite()
  function press() {
    if (!isSignedIn) askToSignIn()
    else if (!isPending) mutate({ product_id: productId, on: !isOn })
  }
  return (
    <IconButton
      variant={variant}
      label={t('favourite')}
      aria-pressed={isOn}
      icon={<Heart size={22} className={isOn ? 'fill-current' : undefined} />}
      onClick={press}
    />
  )
}
