import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { WalletTopUpHeading } from './wallet-top-up-screen'

let search = ''
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/walletTopUp',
  useSearchParams: () => new URLSearchParams(search),
}))

it.each([
  ['', words.titles.walletTopUp],
  ['method=manual&from=/payment', words.topUp.manual],
])('names the method of ?%s', (given, name) => {
  search = given
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={words}>
      <WalletTopUpHeading />
    </NextIntlClientProvider>,
  )
  expect(container.textContent).toBe(name)
})
