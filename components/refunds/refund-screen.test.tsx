import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import type { ReactNode } from 'react'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { RefundScreen } from './refund-screen'
import { RefundTitle } from './refund-title'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('next/navigation', () => ({ useParams: () => ({ request: ['7'] }) }))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))

function show(content: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messagesOf('account', words)}>
        {content}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

it('says in words that an order cannot be refunded, with the messages of its part', async () => {
  const refundable = { order_id: 7, order_no: 'S7', open_id: null, choices: [], items: [] }
  jest.mocked(callEndpoint).mockResolvedValue(refundable)
  show(<RefundScreen />)
  expect(await screen.findByText('This order cannot be refunded now')).toBeTruthy()
})

it('the title says whether there is a request', async () => {
  const item = { refund_status: 0, most: 0 }
  const refundable = { order_id: 7, order_no: 'S7', open_id: 3, choices: [], items: [item] }
  jest.mocked(callEndpoint).mockResolvedValue(refundable)
  show(<RefundTitle />)
  expect(screen.getByText(words.titles.refund)).toBeTruthy()
  expect(await screen.findByText(words.refund.details)).toBeTruthy()
})
