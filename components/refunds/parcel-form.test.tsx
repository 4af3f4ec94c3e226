import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Refund } from '@/contracts/schemas/refunds'
import words from '@/messages/en.json'
import { ParcelForm } from './parcel-form'

jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))

it('says above the carrier where to ask for the return address', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ParcelForm refund={{ id: 3, carrier: null, tracking_no: null } as Refund} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  const sentence = screen.getByText('Ask customer service for the return address.')
  const service = screen.getByRole('link', { name: words.service.contact })
  const carrier = screen.getByLabelText(words.refund.carrier)
  expect(service.getAttribute('href')).toBe('/service')
  for (const [before, after] of [
    [sentence, service],
    [service, carrier],
  ] as const)
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
