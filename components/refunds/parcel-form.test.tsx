import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Refund } from '@/contracts/schemas/refunds'
import words from '@/messages/en.json'
import { ParcelForm } from './parcel-form'

jest.mock('@/components/layout/use-guarded-navigation', () => ({
  usePlaceGuard: () => () => false,
}))

const open = (return_address: string | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ParcelForm
          refund={{ id: 3, carrier: null, tracking_no: null, return_address } as Refund}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )

it('says above the carrier where to ask for the return address', () => {
  open(null)
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

it('shows the return address of the shop above the carrier, to copy', () => {
  open('12 Pier Road\nBangkok')
  const address = screen.getByRole('region', { name: words.refund.returnAddress })
  expect(address.textContent).toContain('12 Pier Road\nBangkok')
  expect(within(address).getByRole('button', { name: words.refund.copyAddress })).toBeTruthy()
  expect(screen.queryByRole('link', { name: words.service.contact })).toBeNull()
  const carrier = screen.getByLabelText(words.refund.carrier)
  expect(address.compareDocumentPosition(carrier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
