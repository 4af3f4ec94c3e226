import { callEndpoint } from '@/lib/api/call-endpoint'
import { queryClient } from '@/lib/queries/client'
import { productsQuery } from '@/lib/queries/products'
import { prefetchResults } from './prefetch-results'

jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: jest.fn(() => Promise.resolve({ list: [], next_cursor: null, total: 0 })),
}))

const asked = jest.mocked(callEndpoint)

beforeEach(() => {
  asked.mockClear()
  queryClient().clear()
})

test('requests the products of the address once, before and by their page', async () => {
  window.history.replaceState(null, '', '/ja/searchs?keyword=mouse&sort=new&min_rating=4')
  prefetchResults()
  const filter = { keyword: 'mouse', sort: 'new', min_rating: 4 } as const
  await queryClient().fetchInfiniteQuery(productsQuery(filter))
  expect(asked.mock.calls.map((args: unknown[]) => args.slice(1, 3))).toEqual([
    ['listProducts', { ...filter, cursor: undefined }],
  ])
})

test.each(['/ja/home?keyword=mouse', '/ja/searchs?keyword=mouse&tab=shops'])(
  'requests nothing for %s',
  (address) => {
    window.history.replaceState(null, '', address)
    prefetchResults()
    expect(asked).not.toHaveBeenCalled()
  },
)
