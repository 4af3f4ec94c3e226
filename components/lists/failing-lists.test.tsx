import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { EndlessList } from './endless-list'
import { PagedRecords } from './paged-records'

// The layout of rows is not tested here.
jest.mock('./virtual-rows', () => ({ VirtualRows: () => null }))

type Page = { list: { id: number }[]; next_cursor: string | null }

const ask = jest.fn<Promise<Page>, [cursor: string | undefined]>()
const FIRST: Page = { list: [{ id: 1 }], next_cursor: 'second' }
const COLUMNS = { phone: 1, wide: 1, desk: 1 }

/** Everything is in view, as at the end of a short list. */
class InView {
  #hear: IntersectionObserverCallback
  constructor(hear: IntersectionObserverCallback) {
    this.#hear = hear
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    queueMicrotask(() => this.#hear([entry], this as unknown as IntersectionObserver))
  }
  disconnect() {
    this.#hear = () => undefined
  }
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: InView })
})

function useAnswer() {
  return useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.next_cursor ?? undefined,
    retry: false,
  })
}

function Records() {
  return (
    <PagedRecords answer={useAnswer()} empty="none">
      {(rows) => <p>{`${rows.length} rows`}</p>}
    </PagedRecords>
  )
}

function Endless() {
  return (
    <EndlessList
      answer={useAnswer()}
      columns={COLUMNS}
      rowHeight={40}
      skeleton={null}
      empty="none"
      draw={({ id }) => <p>{`row ${id}`}</p>}
    />
  )
}

async function show(list: 'Records' | 'Endless', queryClient = new QueryClient()) {
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        {list === 'Records' ? <Records /> : <Endless />}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  return screen.findByRole('button', { name: words.actions.retry })
}

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

it.each(['Records', 'Endless'] as const)(
  '%s retries a failed page once, and again when the shopper asks',
  async (list) => {
    ask.mockImplementation(async (cursor) => {
      if (cursor) throw new Error('away')
      return FIRST
    })
    const again = await show(list)
    await rest()
    expect(ask.mock.calls).toEqual([[undefined], ['second']])
    ask.mockResolvedValue({ list: [{ id: 2 }], next_cursor: null })
    act(() => again.click())
    await screen.findByText(words.list.noMore)
    expect(ask.mock.calls.slice(2)).toEqual([['second']])
  },
)

it('reloads the whole list when its refresh failed', async () => {
  const queryClient = new QueryClient()
  const whole = { pages: [{ ...FIRST, next_cursor: null }], pageParams: [undefined] }
  queryClient.setQueryData(['list'], whole, { updatedAt: 1 })
  ask.mockRejectedValueOnce(new Error('away')).mockResolvedValue(whole.pages[0]!)
  const again = await show('Endless', queryClient)
  act(() => again.click())
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await screen.findByText(words.list.noMore)
})

it('loads the next page after a refresh during which the end came into view', async () => {
  const queryClient = new QueryClient()
  const whole = { pages: [FIRST], pageParams: [undefined] }
  queryClient.setQueryData(['list'], whole, { updatedAt: 1 })
  const refreshed = Promise.withResolvers<Page>()
  ask.mockReturnValueOnce(refreshed.promise)
  ask.mockResolvedValue({ list: [{ id: 2 }], next_cursor: null })
  show('Endless', queryClient).catch(() => undefined)
  await rest()
  expect(ask.mock.calls).toEqual([[undefined]])
  refreshed.resolve(FIRST)
  await screen.findByText(words.list.noMore)
  expect(ask.mock.calls).toEqual([[undefined], ['second']])
})
