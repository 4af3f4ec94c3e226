'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSignedIn } from '@/lib/session/use-signed-in'
import { queueAddition } from '@/lib/cart/outbox-entries'
import { addToGuestCart } from '@/lib/cart/guest-cart'
import { toast } from '@/lib/toast/toast'
import { useSetOptionSheetOpen } from './option-sheet-state'
import { useProductChoice } from './product-choice'

/** Adds the chosen SKU to the shopper's cart or to the guest cart. */
export function useAddToCart(whenOpen: 'ask' | 'openSheet') {
  const t = useTranslations()
  const isSignedIn = useSignedIn()
  const [isPending, setIsPending] = useState(false)
  const { sku, quantity, missing, isSoldOut, requestChoice } = useProductChoice()
  const setIsSheetOpen = useSetOptionSheetOpen()

  async function addToCart() {
    if (!sku || sku.stock === 0) return askForChoice()
    setIsSheetOpen(false)
    const item = { sku_id: sku.id, quantity }
    if (!isSignedIn) return keepOnPhone({ ...item, price: sku.price, stock: sku.stock })
    queueAddition([item])
    setIsPending(true)
    const isSent = await send()
    setIsPending(false)
    if (!isSent) toast.plain(t('toasts.cartLater'))
  }

  function askForChoice() {
    if (whenOpen === 'openSheet') return setIsSheetOpen(true)
    if (missing.length > 0) return requestChoice()
    toast.plain(t('product.soldOut'))
  }

  function keepOnPhone(item: Parameters<typeof addToGuestCart>[0]) {
    const { given, reason } = addToGuestCart(item)
    if (given === item.quantity) toast.success(t('toasts.cartAdded'))
    else if (reason === 'full') toast.plain(t('toasts.cartFull'))
    else if (reason === 'limit') toast.plain(t('toasts.cartLimit'))
    else toast.plain(t(given > 0 ? 'toasts.cartAddedSome' : 'toasts.cartHasAll', { count: given }))
  }

  return { addToCart, isPending, isSoldOut }
}

/** Unsent additions stay in the outbox, also if the sender cannot be loaded. */
async function send(): Promise<boolean> {
  const loaded = await import('@/lib/mutations/cart').catch(() => null)
  if (!loaded) return false
  await loaded.cartSender.now()
  return !loaded.cartSender.isWaiting()
}
