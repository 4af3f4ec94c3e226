'use client'

import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useQuery } from '@tanstack/react-query'
import { useTranslations, useLocale } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Shop } from '@/contracts/schemas/shops'
import { formatCompactCount } from '@/lib/format/count'
import { useFollowShop } from '@/lib/mutations/shops'
import { shopQuery } from '@/lib/queries/shops'
import { useAskToSignIn } from '@/lib/session/use-ask-to-sign-in'
import { useSignedIn } from '@/lib/session/use-signed-in'
import { toast } from '@/lib/toast/toast'

const isFollowed = (shop: Shop) => shop.followed

/** Optimistic update: changes at once and reverts if the call fails. */
export function FollowButton({ shopId }: { shopId: number }) {
  const t = useTranslations()
  const isSignedIn = useSignedIn()
  const askToSignIn = useAskToSignIn()
  const { data: isOn = false } = useQuery({
    ...shopQuery(shopId),
    enabled: isSignedIn,
    select: isFollowed,
  })
  const { mutate, isPending } = useFollowShop()
  function press() {
    if (!isSignedIn) return askToSignIn()
    if (isPending) return
    mutate(
      { shop_id: shopId, on: !isOn },
      { onSuccess: ({ followed }) => followed && toast.success(t('toasts.followSuccess')) },
    )
  }
  return (
    <Button
      size="small"
      variant={isOn ? 'quiet' : 'outline'}
      aria-pressed={isOn}
      icon={isOn ? <Check size={16} /> : <Plus size={16} />}
      onClick={press}
    >
      {isOn ? t('product.following') : t('product.follow')}
    </Button>
  )
}

const fansOf = (shop: Shop) => shop.fans

/** Includes the shopper's own following; visitors see the count of the static page. */
export function FansCount({ shopId, fans }: { shopId: number; fans: number }) {
  const locale = useLocale()
  const isSignedIn = useSignedIn()
  const { data = fans } = useQuery({ ...shopQuery(shopId), enabled: isSignedIn, select: fansOf })
  return formatCompactCount(data, locale)
}
