import { createReview } from '@/contracts/schemas/reviews'
import type { Order } from '@/contracts/schemas/orders'
import {
  EMPTY_DRAFT,
  itemDraft,
  itemFields,
  reviewableItems,
  reviewInput,
  type ReviewDraft,
} from './review-input'

const picture = { id: 7, url: '/api/uploads/a.webp' }
const said = { rating: 4, content: 'Warm', pictures: [picture] }
const changed = (draft: ReviewDraft, ...change: Parameters<typeof itemFields>) =>
  ({ ...draft, ...itemFields(...change) }) as ReviewDraft
const draft = changed({ service: 5, shipping: 3 }, 1, said)

it('keeps the review of each item separate', () => {
  expect(itemDraft(draft, 1)).toEqual(said)
  expect(itemDraft(draft, 2)).toEqual({ rating: 0, content: '', pictures: [] })
  const later = changed(draft, 1, { content: 'Warmer' })
  expect(itemDraft(later, 1)).toEqual({ ...said, content: 'Warmer' })
})

it('sends only reviewed items, with the ids of their pictures', () => {
  expect(reviewInput(9, [1, 2], draft)).toEqual({
    order_id: 9,
    service_rating: 5,
    shipping_rating: 3,
    items: [{ item_id: 1, product_rating: 4, content: 'Warm', pictures: [7] }],
  })
})

it.each<[string, Partial<typeof said>, boolean]>([
  ['stars', { rating: 1 }, true],
  ['words', { content: 'a' }, true],
  ['a picture', { pictures: [picture] }, true],
  ['spaces', { content: ' \n' }, false],
])('detects %s as a started review: %#', (_, part, isBegun) => {
  const ids = reviewInput(9, [1, 2], changed(draft, 2, part)).items.map((item) => item.item_id)
  expect(ids).toEqual(isBegun ? [1, 2] : [1])
})

it('sends all items when none is reviewed, so that each reports its error', () => {
  const input = reviewInput(9, [1, 2], EMPTY_DRAFT)
  const { error } = createReview.body.safeParse(input)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'service_rating',
    'shipping_rating',
    'items.0.product_rating',
    'items.0.content',
    'items.1.product_rating',
    'items.1.content',
  ])
})

it('asks for the items that the server lists as reviewable', () => {
  const items = [
    { id: 1, reviewable: true },
    { id: 2, reviewable: false },
  ]
  expect(reviewableItems({ items } as Order).map(({ id }) => id)).toEqual([1])
})
