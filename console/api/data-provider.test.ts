import { call } from '@/console/api/call'
import { dataProvider } from '@/console/api/data-provider'

jest.mock('@/console/api/call', () => ({ call: jest.fn() }))

const asked = jest.mocked(call)
const page = (pageNumber: number, perPage = 25) => ({
  pagination: { page: pageNumber, perPage },
  sort: { field: 'created_at', order: 'DESC' as const },
  filter: { status: 1 },
})

beforeEach(() => asked.mockReset())

test('asks for one page of a list with its filter and order, and never for a total', async () => {
  asked.mockResolvedValueOnce({ list: [{ id: 7 }], next_cursor: 'c2' })
  expect(await dataProvider.getList('orders', page(1))).toEqual({
    data: [{ id: 7 }],
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  })
  const [endpoint, input] = asked.mock.calls[0]!
  expect(endpoint.path).toBe('/api/admin/orders')
  expect(input).toEqual({ status: 1, sort: 'latest', cursor: undefined, limit: 25 })
})

test('asks for the next page with the cursor of the page before', async () => {
  const filter = { filter: { status: 2 } }
  asked.mockResolvedValueOnce({ list: [{ id: 7 }], next_cursor: 'c2' })
  await dataProvider.getList('orders', { ...page(1), ...filter })
  asked.mockResolvedValueOnce({ list: [{ id: 6 }], next_cursor: null })
  expect(await dataProvider.getList('orders', { ...page(2), ...filter })).toEqual({
    data: [{ id: 6 }],
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  })
  expect(asked.mock.calls[1]![1]).toMatchObject({ cursor: 'c2' })
})

test('asks for at most as many rows as the server gives', async () => {
  asked.mockResolvedValueOnce({ list: [], next_cursor: null })
  await dataProvider.getList('orders', page(1, 1000))
  expect(asked.mock.calls[0]![1]).toMatchObject({ limit: 50 })
})

test('refuses what the administration has no call for', async () => {
  await expect(dataProvider.delete('orders', { id: 1 })).rejects.toThrow('no call for delete')
  await expect(dataProvider.getOne('unknown', { id: 1 })).rejects.toThrow('resources.ts')
  expect(asked).not.toHaveBeenCalled()
})
