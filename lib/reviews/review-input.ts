'use client'

import type { InputOf } from '@/contracts/endpoint'
import type { Order } from '@/contracts/schemas/orders'
import type { createReview } from '@/contracts/reviews'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { useOrderDraft } from '@/lib/navigation/back-data'

export interface ItemDraft {
  /** 0 if none is chosen. */
  rating: number
  content: string
  pictures: UploadedPicture[]
}

/**
 * Flat, because the stored draft merges by field: pictures of one item may finish uploading while
 * text of another is typed.
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

/** A change of an item as fields of the draft. */
export function itemFields(id: number, part: Partial<ItemDraft>): Partial<ReviewDraft> {
  const entries = Object.entries(part).map(([name, value]) => [`${name}-${id}`, value])
  return Object.fromEntries(entries) as Partial<ReviewDraft>
}

/** The items of an order without a review. */
export function reviewableItems({ items }: Order): Order['items'] {
  return items.filter((item) => item.reviewable)
}

const isBegun = ({ rating, content, pictures }: ItemDraft) =>
  rating > 0 || content.trim() !== '' || pictures.length > 0

/**
 * The input of the call. Items without any input are left for later; if all are, they are all
 * included, so that each shows its errors.
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

/** The review draft of an order; it survives a reload, and signing in again. */
export function useReviewDraft(orderId: number) {
  const { value: draft, change, discard } = useOrderDraft(`review-${orderId}`, EMPTY_DRAFT)
  const changeItem = (id: number, part: Partial<ItemDraft>) => change(itemFields(id, part))
  return { draft, change, changeItem, discard }
}
