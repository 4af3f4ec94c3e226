'use client'

import type { InputOf } from '@/contracts/endpoint'
import type { Order } from '@/contracts/schemas/orders'
import type { createReview } from '@/contracts/reviews'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { useBackData } from '@/lib/navigation/back-data'

export interface ItemDraft {
  /** 0 while none is chosen. */
  rating: number
  content: string
  pictures: UploadedPicture[]
}

/**
 * Flat, because what is kept merges field by field: pictures of one item may arrive while words are
 * typed about another.
 */
export interface ReviewDraft {
  service: number
  shipping: number
  [rating: `rating-${number}`]: number
  [content: `content-${number}`]: string
  [pictures: `pictures-${number}`]: UploadedPicture[]
}

export const EMPTY_DRAFT: ReviewDraft = { service: 0, shipping: 0 }

export const itemDraft = (draft: ReviewDraft, id: number): ItemDraft => ({
  rating: draft[`rating-${id}`] ?? 0,
  content: draft[`content-${id}`] ?? '',
  pictures: draft[`pictures-${id}`] ?? [],
})

/** The fields of the draft that a change of an item is. */
export function itemFields(id: number, part: Partial<ItemDraft>): Partial<ReviewDraft> {
  const entries = Object.entries(part).map(([name, value]) => [`${name}-${id}`, value])
  return Object.fromEntries(entries) as Partial<ReviewDraft>
}

/** Those of an order that wait for words. */
export function reviewableItems({ items }: Order): Order['items'] {
  return items.filter((item) => item.reviewable)
}

const isBegun = ({ rating, content, pictures }: ItemDraft) =>
  rating > 0 || content.trim() !== '' || pictures.length > 0

/**
 * The call's input. Of several items those nothing was said about are left for later; when nothing was
 * said about any, all are there, so that each says what it misses.
 */
export function reviewInput(
  orderId: number,
  itemIds: number[],
  draft: ReviewDraft,
): InputOf<typeof createReview> {
  const drafts = itemIds.map((id) => ({ id, item: itemDraft(draft, id) }))
  const begun = drafts.filter(({ item }) => isBegun(item))
  return {
    order_id: orderId,
    service_rating: draft.service,
    shipping_rating: draft.shipping,
    items: (begun.length > 0 ? begun : drafts).map(({ id, item }) => ({
      item_id: id,
      product_rating: item.rating,
      content: item.content,
      pictures: item.pictures.map((picture) => picture.id),
    })),
  }
}

/** What was written about an order so far; a reload does not lose it. */
export function useReviewDraft(orderId: number) {
  const { value: draft, change, discard } = useBackData(`review-${orderId}`, EMPTY_DRAFT)
  const changeItem = (id: number, part: Partial<ItemDraft>) => change(itemFields(id, part))
  return { draft, change, changeItem, discard }
}
