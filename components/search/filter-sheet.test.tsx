import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import messages from '@/messages/en.json'
import { FilterSheet } from './filter-sheet'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))

beforeAll(() => {
  jest.mocked(callEndpoint).mockReturnValue(new Promise(() => {}))
})

it('counts and shows the products of a price range that is typed the wrong way round', async () => {
  const onShow = jest.fn()
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <FilterSheet
          isOpen
          results={{ tab: 'products', sort: 'hot' }}
          categories={[]}
          onClose={() => {}}
          onShow={onShow}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.type(await screen.findByLabelText(messages.search.least), '40')
  await userEvent.type(screen.getByLabelText(messages.search.most), '10')
  const range = expect.objectContaining({ min_price: 1000, max_price: 4000 })
  expect(JSON.stringify(jest.mocked(callEndpoint).mock.lastCall)).toContain(
    '"min_price":1000,"max_price":4000',
  )
  await userEvent.click(screen.getByRole('button', { name: messages.search.showAny }))
  expect(onShow).toHaveBeenCalledWith(range)
})
