import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Recharge } from '@/contracts/schemas/wallet'
import words from '@/messages/en.json'
import { TopUpResult } from './top-up-result'

let search = ''
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/cardTopUp',
  useSearchParams: () => new URLSearchParams(search),
}))
jest.mock('@/lib/queries/recharges', () => ({
  rechargesQuery: () => ({
    queryKey: ['recharges'],
    queryFn: () => new Promise(() => {}),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  }),
}))

const recharge = { id: 7, method: 'card', network: null, amount: 15_000, status: 0 } as Recharge

function show(part: Partial<Recharge> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <TopUpResult recharge={{ ...recharge, ...part }} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

it('states the amount and that it is under audit, and links to the record', () => {
  show()
  expect(document.activeElement?.textContent).toBe('Application successful')
  expect(screen.getByText(/^\$150\.00 will be added to your balance/)).toBeTruthy()
  const link = screen.getByRole('link', { name: words.topUp.viewRecord })
  expect(link.getAttribute('href')).toBe('/topUpRecord?id=7')
  expect(screen.queryByRole('button', { name: words.topUp.continue })).toBeNull()
})

it('does not call a refused top-up successful', () => {
  show({ status: 2 })
  const title = document.activeElement
  expect(title?.textContent).toBe('Your top-up of $150.00 was not approved.')
  expect(screen.queryByText('Application successful')).toBeNull()
})

it('leads back to the page that the top-up was needed for', () => {
  search = 'from=/payment'
  show()
  expect(screen.getByRole('button', { name: words.topUp.continue })).toBeTruthy()
})
