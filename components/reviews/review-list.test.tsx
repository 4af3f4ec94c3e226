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

const summary = { count: 30, average: 5, by_rating: [0, 0, 0, 0, 30] }

it('retries what failed: the next page or the whole list', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ReviewList productId={1} summary={summary} shown={3}>
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

it('begins with the language of the reader and has the others one tap away', async () => {
  ask.mockReset()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="ja" messages={words}>
        <ReviewList productId={1} summary={{ ...summary, own_language: 2 }} shown={3}>
          <li>brought</li>
        </ReviewList>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  const own = screen.getByRole('button', { name: /日本語/ })
  expect(own.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('brought')).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.reviews.more })).toBeNull()

  ask.mockResolvedValueOnce({ list: [{ id: 1 }, { id: 2 }, { id: 3 }], next_cursor: null })
  await press(words.reviews.otherLanguages)
  await screen.findByText(words.list.noMore)
  ask.mockResolvedValueOnce({ list: [{ id: 1 }, { id: 2 }], next_cursor: null })
  act(() => own.click())
  await screen.findByRole('button', { name: words.reviews.otherLanguages })
  const asked = ask.mock.calls.map(([, , input]) => (input as { own_language?: true }).own_language)
  expect(asked).toEqual([undefined, true])
})

it.each([0, 30])(
  'offers no choice of language where %d of 30 reviews are in it',
  (own_language) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NextIntlClientProvider locale="ja" messages={words}>
          <ReviewList productId={1} summary={{ ...summary, own_language }} shown={3}>
            <li>brought</li>
          </ReviewList>
        </NextIntlClientProvider>
      </QueryClientProvider>,
    )
    expect(screen.queryByRole('button', { name: /日本語/ })).toBeNull()
    expect(screen.getByRole('button', { name: words.reviews.more })).toBeTruthy()
  },
)
