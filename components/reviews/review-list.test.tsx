import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import words from '@/messages/en.json'
import { ReviewList } from './review-list'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('./review-card', () => ({ ReviewCard: () => null }))

const ask = jest.mocked(callEndpoint) as unknown as jest.Mock
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  act(() => button.click())
}
const cursors = () => ask.mock.calls.map(([, , input]) => (input as { cursor?: string }).cursor)

it('retries what failed: the next page or the whole list', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ReviewList productId={1} hasMore byRating={[0, 0, 0, 0, 30]}>
          <li>brought</li>
        </ReviewList>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  ask.mockResolvedValueOnce({ list: [{ id: 1 }], next_cursor: 'second' })
  await press(words.reviews.more)
  ask.mockRejectedValueOnce(new Error('away'))
  await press(words.reviews.more)
  ask.mockResolvedValueOnce({ list: [{ id: 2 }], next_cursor: null })
  await press(words.actions.retry)
  await screen.findByText(words.list.noMore)
  expect(cursors()).toEqual([undefined, 'second', 'second'])

  ask.mockRejectedValueOnce(new Error('away'))
  await act(() => queryClient.invalidateQueries())
  ask.mockResolvedValue({ list: [{ id: 3 }], next_cursor: null })
  await press(words.actions.retry)
  await waitFor(() => expect(cursors().slice(4)).toStrictEqual([undefined]))
})
