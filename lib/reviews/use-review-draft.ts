'use client'

import { useBackData } from '@/lib/navigation/back-data'
import { EMPTY_DRAFT, itemFields, type ItemDraft } from './review-input'

/** What was written about an order so far; a reload does not lose it. */
export function useReviewDraft(orderId: number) {
  const { value: draft, change, discard } = useBackData(`review-${orderId}`, EMPTY_DRAFT)
  const changeItem = (id: number, part: Partial<ItemDraft>) => change(itemFields(id, part))
  return { draft, change, changeItem, discard }
}
