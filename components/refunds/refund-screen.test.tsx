import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { RefundScreen } from './refund-screen'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('next/navigation', () => ({ useParams: () => ({ request: ['7'] }) }))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))

it('says in words that an order cannot be refunded, with the messages of its part', async () => {
  const refundable = { order_id: 7, order_no: 'S7', open_id: null, choices: [], items: [] }
  jest.mocked(callEndpoint).mockResolvedValue(refundable)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messagesOf('account', words)}>
        <RefundScreen />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('This order cannot be refunded now')).toBeTruthy()
})
