import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { ReviewCard } from './review-card'

it.each([
  ['Ann', 'A'],
  ['\ufff9a', 'a'],
  ['\u200bนก', 'น'],
])('shows the first visible letter of %j without a picture', (author, letter) => {
  const review = {
    id: 1,
    product_id: 1,
    author,
    avatar: null,
    product_rating: 5,
    service_rating: 5,
    shipping_rating: 5,
    content: 'Good',
    pictures: [],
    values: [],
    created_at: '2026-11-28T00:00:00.000Z',
  }
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={words} timeZone="UTC">
      <ReviewCard review={review} />
    </NextIntlClientProvider>,
  )
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(letter)
})
