import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { takeUpdate } from '@/lib/offline/worker-link'
import words from '@/messages/en.json'
import { UpdateBar } from './update-bar'

const build = { isReady: false, tell: () => undefined as void }

jest.mock('@/lib/offline/worker-link', () => ({
  hasUpdate: () => build.isReady,
  subscribeToUpdate: (onChange: () => void) => {
    build.tell = onChange
    return () => undefined
  },
  takeUpdate: jest.fn(),
}))

it('announces a new build politely and activates it only on a tap', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <UpdateBar />
    </NextIntlClientProvider>,
  )
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  act(() => {
    build.isReady = true
    build.tell()
  })
  expect(status.textContent).toContain(words.pwa.update)
  expect(takeUpdate).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: words.pwa.reload }))
  expect(takeUpdate).toHaveBeenCalledTimes(1)
})
