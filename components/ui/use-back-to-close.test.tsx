import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { useBackToClose } from './use-back-to-close'

function Overlay({ onBack }: { onBack: () => void }) {
  useBackToClose(onBack)
  return <p>overlay</p>
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        toggle
      </button>
      {isOpen && <Overlay onBack={() => setIsOpen(false)} />}
    </>
  )
}

const isMarked = () =>
  Boolean((window.history.state as object | null) && 'sampanOverlay' in window.history.state)
const toggle = () => act(() => screen.getByRole('button').click())
const isOpen = () => screen.queryByText('overlay') !== null

/** What a router would treat as a navigation. */
let heard: number
const hear = () => void (heard += 1)
beforeEach(() => {
  heard = 0
  window.history.pushState({ page: true }, '')
  window.addEventListener('popstate', hear)
})
afterEach(() => window.removeEventListener('popstate', hear))

it.each([
  ['once', (page: React.ReactNode) => page],
  ['with effects run twice', (page: React.ReactNode) => <StrictMode>{page}</StrictMode>],
])('closes on Back and stays on the page: %s', async (_, within) => {
  render(within(<Page />))
  toggle()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(isMarked()).toBe(true)
  act(() => window.history.back())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(window.history.state).toEqual({ page: true })
  expect(heard).toBe(0)
})

it('leaves no history entry when it is closed in another way', async () => {
  render(<Page />)
  toggle()
  expect(isMarked()).toBe(true)
  toggle()
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(window.history.state).toEqual({ page: true }))
  expect(heard).toBe(0)
  act(() => window.history.back())
  await waitFor(() => expect(heard).toBe(1))
})

it('does not remove a history entry of a later navigation', async () => {
  const { unmount } = render(<Page />)
  toggle()
  window.history.pushState({ page: 'next' }, '')
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(window.history.state).toEqual({ page: 'next' })
})
