import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { HostedReturn } from './hosted-return'

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cardTopUp' }))
jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: () => Promise.resolve({ list: [], next_cursor: null }),
}))

it('says that a top-up of another shopper does not exist', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <HostedReturn id={7} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(words.errors.NOT_FOUND)).toBeTruthy()
  const records = screen.getByRole('link', { name: words.titles.topUpRecord })
  expect(records.getAttribute('href')).toBe('/topUpRecord')
})
