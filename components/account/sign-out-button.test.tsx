import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { clearShopperData } from '@/lib/mutations/session-cache'
import words from '@/messages/en.json'
import { SignOutButton } from './sign-out-button'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('@/lib/mutations/session-cache', () => ({ clearShopperData: jest.fn() }))
jest.mock('@/components/ui/confirm-provider', () => ({ useConfirm: () => async () => true }))

const logOut = jest.mocked(callEndpoint) as unknown as jest.Mock<Promise<null>, [unknown, string]>
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

/** `mark` is the cookie that tells scripts whether there is a session, after the response. */
async function quit(answer: () => Promise<null>, mark: string) {
  document.cookie = 'XSRF-TOKEN=s.of-the-session; path=/'
  logOut.mockImplementation(() => {
    document.cookie = `XSRF-TOKEN=${mark}; path=/`
    return answer()
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <SignOutButton />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  act(() => screen.getByRole('button', { name: words.profile.quit }).click())
  await waitFor(() => expect(logOut).toHaveBeenCalled())
  await rest()
}

// jsdom logs an error for a navigation.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

it('clears shopper data when the session has ended', async () => {
  await quit(() => Promise.resolve(null), 'a.nobody')
  expect(clearShopperData).toHaveBeenCalledTimes(1)
})

it('clears shopper data when the backend failed, because the gateway has deleted the session', async () => {
  await quit(() => Promise.reject(new Error('503')), 'a.nobody')
  expect(clearShopperData).toHaveBeenCalledTimes(1)
})

it('stays signed in when the request reached no server', async () => {
  await quit(() => Promise.reject(new Error('network')), 's.of-the-session')
  expect(logOut.mock.calls.map(([, name]) => name)).toEqual(['logout', 'clearSession'])
  expect(clearShopperData).not.toHaveBeenCalled()
})
