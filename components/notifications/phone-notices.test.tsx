import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { type PhoneNotices, turnOff, turnOn } from '@/lib/push/phone'
import { accountKeys } from '@/lib/queries/account-keys'
import { currentToast, dismissToast } from '@/lib/toast/toast'
import words from '@/messages/en.json'
import { PhoneOffer } from './phone-offer'
import { PhoneSwitch } from './phone-switch'

const phone = { state: 'off' as PhoneNotices }

jest.mock('@/lib/push/phone', () => ({
  canBeSent: () => phone.state !== 'impossible',
  phoneNotices: async () => phone.state,
  turnOn: jest.fn(async () => (phone.state = 'on')),
  turnOff: jest.fn(async () => (phone.state = 'off')),
}))

const t = words.push

async function show(node: ReactNode, state: PhoneNotices) {
  phone.state = state
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(accountKeys.user, { id: 7 })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words}>
        {node}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return container
}

beforeEach(() => localStorage.clear())
afterEach(() => act(dismissToast))

it('the switch turns notifications on for this shopper, announces it, and turns them off again', async () => {
  await show(<PhoneSwitch />, 'off')
  const box = screen.getByRole<HTMLInputElement>('switch')
  await userEvent.click(box)
  await waitFor(() => expect(box.checked).toBe(true))
  expect(turnOn).toHaveBeenCalledWith(7)
  expect(currentToast()?.text).toBe(t.isOn)
  await userEvent.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  expect(turnOff).toHaveBeenCalledTimes(1)
})

it('the switch takes its space before its state is known', async () => {
  const shown = show(<PhoneSwitch />, 'on')
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
  await shown
  expect(screen.getByRole<HTMLInputElement>('switch')).toMatchObject({
    disabled: false,
    checked: true,
  })
})

it('the switch explains when only the browser can undo the choice, and is hidden when it has no effect', async () => {
  await show(<PhoneSwitch />, 'blocked')
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
  expect(screen.getByText(t.blocked)).toBeDefined()
  expect((await show(<PhoneSwitch />, 'impossible')).textContent).toBe('')
})

it('offers notifications once and remembers a refusal on this phone', async () => {
  const container = await show(<PhoneOffer />, 'off')
  expect(screen.getByRole('region', { name: t.offer })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: t.notNow }))
  expect(container.textContent).toBe('')
  expect((await show(<PhoneOffer />, 'off')).textContent).toBe('')
  expect(turnOn).not.toHaveBeenCalled()
})

it('hides the offer when it is accepted, and when notifications are on or not supported', async () => {
  const container = await show(<PhoneOffer />, 'off')
  await userEvent.click(screen.getByRole('button', { name: t.turnOn }))
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(turnOn).toHaveBeenCalledWith(7)
  for (const state of ['on', 'blocked', 'impossible'] as const)
    expect((await show(<PhoneOffer />, state)).textContent).toBe('')
})
