'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSignedIn } from '@/components/products/use-shopper'
import { noteAddition } from '@/lib/cart/outbox'
import { addToPhone } from '@/lib/cart/phone-cart'
import { toast } from '@/lib/toast/toast'
import { formatList } from '@/lib/format/list'
import { useSetOptionSheetOpen } from './option-sheet-state'
import { useProductChoice } from './product-choice'

/** Puts what is chosen into the cart: the shopper's, or the one kept on this phone. */
export function useAddToCart(whenOpen: 'ask' | 'openSheet') {
  const t = useTranslations()
  const locale = useLocale()
  const isSignedIn = useSignedIn()
  const [isPending, setIsPending] = useState(false)
  const { sku, quantity, missing, isSoldOut } = useProductChoice()
  const setIsSheetOpen = useSetOptionSheetOpen()

  async function addToCart() {
    if (!sku || sku.stock === 0) return askForChoice()
    setIsSheetOpen(false)
    const item = { sku_id: sku.id, quantity }
    if (!isSignedIn) return keepOnPhone({ ...item, price: sku.price, stock: sku.stock })
    noteAddition([item])
    setIsPending(true)
    const isSent = await send()
    setIsPending(false)
    if (!isSent) toast.plain(t('toasts.cartLater'))
  }

  function askForChoice() {
    if (whenOpen === 'openSheet') return setIsSheetOpen(true)
    const options = formatList(missing, locale)
    toast.plain(missing.length > 0 ? t('product.pleaseChoose', { options }) : t('product.soldOut'))
  }

  function keepOnPhone(item: Parameters<typeof addToPhone>[0]) {
    const { given, reason } = addToPhone(item)
    if (given === item.quantity) toast.success(t('toasts.cartAdded'))
    else if (reason === 'full') toast.plain(t('toasts.cartFull'))
    else if (reason === 'limit') toast.plain(t('toasts.cartLimit'))
    else toast.plain(t(given > 0 ? 'toasts.cartAddedSome' : 'toasts.cartHasAll', { count: given }))
  }

  return { addToCart, isPending, isSoldOut }
}

/** What could not be sent waits in the outbox; that is also so when the sender itself cannot be loaded. */
async function send(): Promise<boolean> {
  const loaded = await import('@/lib/mutations/cart').catch(() => null)
  if (!loaded) return false
  await loaded.cartSender.now()
  return !loaded.cartSender.isWaiting()
}
