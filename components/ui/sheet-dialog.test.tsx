import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { dismissToast, toast } from '@/lib/toast/toast'
import words from '@/messages/en.json'
import { SheetDialog } from './sheet-dialog'

beforeAll(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined })
})
afterEach(() => act(dismissToast))

function Page({ isLocked = false }: { isLocked?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <NextIntlClientProvider locale="en" messages={words}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose
      </button>
      <SheetDialog
        isOpen={isOpen}
        title="Options"
        isLocked={isLocked}
        onClose={() => setIsOpen(false)}
        footer={<button type="button">Buy</button>}
      >
        <button type="button">Sand</button>
      </SheetDialog>
    </NextIntlClientProvider>
  )
}

const sheet = () => screen.queryByRole('dialog', { name: 'Options' })

async function open(isLocked = false) {
  render(<Page isLocked={isLocked} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await waitFor(() => expect(sheet()).not.toBeNull())
}

it('closes by its button and restores the focus', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: words.actions.close }))
  await waitFor(() => expect(sheet()).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose'))
})

it('traps the focus', async () => {
  await open()
  const within: boolean[] = []
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab()
    within.push(sheet()?.contains(document.activeElement) ?? false)
  }
  expect(within).not.toContain(false)
})

it('closes with Escape, but not while a toast is visible', async () => {
  await open()
  act(() => toast.plain('Wait'))
  await userEvent.keyboard('{Escape}')
  expect(sheet()).not.toBeNull()
  act(dismissToast)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(sheet()).toBeNull())
})

it('cannot be closed while closing is disabled', async () => {
  await open(true)
  expect(screen.queryByRole('button', { name: words.actions.close })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(sheet()).not.toBeNull()
})

it.each([
  ['far enough', 120, true],
  ['a little', 10, false],
])('follows a finger that drags it %s', async (_, distance, isClosed) => {
  await open()
  const handle = screen.getByText('Options')
  const finger = (type: string, clientY: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientY })
    fireEvent(handle, Object.assign(event, { pointerId: 1, isPrimary: true }))
  }
  finger('pointerdown', 10)
  finger('pointermove', 10 + distance)
  await act(() => new Promise((resolve) => setTimeout(resolve, 40)))
  finger('pointerup', 10 + distance)
  await waitFor(() => expect(sheet() === null).toBe(isClosed))
})
