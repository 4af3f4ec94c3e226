'use client'

import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'next-intl'
import type { CartAdjustment } from '@/contracts/schemas/cart'
import { piecesOf } from '@/lib/cart/pieces'
import { closeUndo } from '@/lib/cart/removal'
import { onTabMessage } from '@/lib/cart/tabs'
import {
  cartSender,
  mergeGuestCart,
  onCartOutcome,
  showCart,
  type CartOutcome,
} from '@/lib/mutations/cart'
import { cartKeys } from '@/lib/queries/cart'
import { queryClient } from '@/lib/queries/client'
import { afterToasts, toast } from '@/lib/toast/toast'
import { useSignedIn } from '@/lib/session/use-signed-in'

/** Long enough to read; every toast blocks the page while it is shown. */
const READING_MS = 2400

/**
 * Synchronises the cart: merges the guest cart after sign-in, sends the outbox, listens to other
 * tabs and shows outcomes. Renders nothing.
 */
export function CartSync() {
  const t = useTranslations('toasts')
  const isSignedIn = useSignedIn()

  useEffect(() => {
    if (!isSignedIn) return
    mergeGuestCart()
    void cartSender.now()
    const send = () => void cartSender.now()
    const sendWhenHidden = () => {
      if (document.visibilityState !== 'hidden') return
      // A removal that was sent cannot be undone.
      closeUndo()
      void cartSender.now(true)
    }
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', sendWhenHidden)
    }
  }, [isSignedIn])

  useEffect(
    () =>
      onTabMessage((message) => {
        const isSameWords =
          message.kind === 'cart' && message.locale === document.documentElement.lang
        if (isSameWords) showCart(message.cart)
        else if (message.kind === 'cart')
          void queryClient().invalidateQueries({ queryKey: cartKeys.mine })
        else void queryClient().resetQueries({ queryKey: cartKeys.all })
      }),
    [],
  )

  const tell = useEffectEvent((outcome: CartOutcome) => {
    if (outcome.kind === 'refused') return toast.fail(outcome.error.message)
    const asked = outcome.kind === 'added' ? piecesOf(outcome.addition.items) : 0
    const missing = outcome.adjusted.reduce((sum, { asked, given }) => sum + asked - given, 0)
    if (outcome.kind === 'capped') {
      const [first] = outcome.adjusted
      toast.plain(t('cartOnlyLeft', { count: first?.given ?? 0 }), READING_MS)
    } else if (outcome.addition.isMerge) {
      afterToasts(() =>
        toast.plain(
          missing > 0
            ? t('cartMergedShort', { moved: asked - missing, missing })
            : t('cartMerged', { moved: asked }),
          READING_MS,
        ),
      )
    } else if (missing === 0) toast.success(t('cartAdded'))
    else toast.plain(t(addedWords(outcome.adjusted), { count: asked - missing }), READING_MS)
  })
  useEffect(() => onCartOutcome((outcome) => tell(outcome)), [])

  return null
}

/** Why only part of the requested quantity was added. */
function addedWords(adjusted: { given: number; reason: CartAdjustment['reason'] }[]) {
  const [first] = adjusted
  if (first?.reason === 'full') return 'cartFull'
  if (first?.reason === 'limit') return 'cartLimit'
  if (first?.reason === 'gone') return 'cartGone'
  return first && first.given > 0 ? 'cartAddedSome' : 'cartHasAll'
}
