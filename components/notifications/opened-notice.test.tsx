import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { OpenedNotice } from './opened-notice'

const page = { search: '', replace: jest.fn() }
const read = jest.fn()

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(page.search) }))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({ replace: page.replace }),
}))
jest.mock('@/lib/mutations/notices', () => ({ useReadNotices: () => ({ mutate: read }) }))
jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: async (_contract: unknown, _name: string, { id }: { id?: number }) => ({
    list: [
      { id: 18, link: null, read: true },
      { id: 17, link: '/orderInfo/12', read: false },
    ]
      .filter((notice) => id === undefined || notice.id === id)
      .slice(0, 1),
    next_cursor: null,
  }),
}))

const open = (search: string) => {
  page.search = search
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenedNotice />
    </QueryClientProvider>,
  )
}

it('opens the page of a notification below the first page and marks it as read', async () => {
  open('opened=17')
  await waitFor(() => expect(page.replace.mock.calls).toEqual([['/orderInfo/12']]))
  expect(read.mock.calls).toEqual([[{ ids: [17] }]])
})

it('stays when the notification has no page, and does not mark it twice', async () => {
  open('opened=18')
  await waitFor(() => expect(page.replace.mock.calls).toEqual([['/notification']]))
  expect(read).not.toHaveBeenCalled()
})

it.each(['', 'opened=99', 'opened=https://elsewhere.example/'])(
  'does not navigate to %p',
  async (search) => {
    open(search)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
    expect(page.replace).not.toHaveBeenCalled()
  },
)
