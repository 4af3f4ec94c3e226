import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import en from '@/messages/en.json'
import { offerService } from '@/lib/navigation/service-offer'
import { currentToast, dismissToast, toast, TOAST_MS } from '@/lib/toast/toast'
import { Notices } from './notices'

jest.mock('next/navigation', () => ({
  usePathname: () => '/en/home',
  useSearchParams: () => new URLSearchParams(window.location.search),
}))
jest.mock('./bottom-offers', () => ({ ServiceOffer: () => <p>offer</p> }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  dismissToast()
})

const shown = () =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <Notices />
    </NextIntlClientProvider>,
  )

it.each([
  ['sign-in', 'plain', 'Please login first'],
  ['signed-in', 'success', 'Login Success'],
  ['registered', 'success', 'Register Success'],
])('shows the notice %s and takes it out of the address', (code, kind, text) => {
  window.history.replaceState(null, '', `/en/checkout?items=7.1&notice=${code}`)
  shown()
  expect(currentToast()).toMatchObject({ kind, text })
  expect(window.location.search).toBe('?items=7.1')
})

it('offers customer service after the toast of a closed page, which would cover the offer', async () => {
  shown()
  await act(async () => {
    toast.plain('closed')
    offerService(true)
  })
  expect(screen.queryByText('offer')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(TOAST_MS))
  expect(await screen.findByText('offer')).toBeTruthy()
})
