import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import en from '@/messages/en.json'
import { offerService } from '@/lib/navigation/service-offer'
import { toast, TOAST_MS } from '@/lib/toast/toast'
import { Notices } from './notices'

jest.mock('next/navigation', () => ({
  usePathname: () => '/en/home',
  useSearchParams: () => new URLSearchParams(),
}))
jest.mock('./bottom-offers', () => ({ ServiceOffer: () => <p>offer</p> }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('offers customer service after the toast of a closed page, which would cover the offer', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <Notices />
    </NextIntlClientProvider>,
  )
  await act(async () => {
    toast.plain('closed')
    offerService(true)
  })
  expect(screen.queryByText('offer')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(TOAST_MS))
  expect(await screen.findByText('offer')).toBeTruthy()
})
