import { act, render } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { useCloseRequest } from './use-close-request'

/** As in Chromium: the latest watcher receives a request, and receives no second one. */
class FakeWatcher {
  static alive: FakeWatcher[] = []
  onclose: (() => void) | null = null
  constructor() {
    FakeWatcher.alive.push(this)
  }
  destroy() {
    FakeWatcher.alive = FakeWatcher.alive.filter((watcher) => watcher !== this)
  }
}

/** The Back button of a phone; true when it would leave the page. */
function goBack(): boolean {
  const top = FakeWatcher.alive.at(-1)
  act(() => {
    top?.destroy()
    top?.onclose?.()
  })
  return top === undefined
}

beforeEach(() => {
  FakeWatcher.alive = []
  Object.assign(window, { CloseWatcher: FakeWatcher })
})

function Sheet({ name, isLocked = false }: { name: string; isLocked?: boolean }) {
  const [isOpen, setIsOpen] = useState(true)
  useCloseRequest(isOpen, () => {
    if (!isLocked) setIsOpen(false)
  })
  return isOpen ? <p>{name}</p> : null
}

it('Back closes the overlay that opened last, then the one below it, then leaves the page', () => {
  const { container } = render(
    <StrictMode>
      <Sheet name="sheet" />
      <Sheet name="question" />
    </StrictMode>,
  )
  expect(goBack()).toBe(false)
  expect(container.textContent).toBe('sheet')
  expect(goBack()).toBe(false)
  expect(container.textContent).toBe('')
  expect(goBack()).toBe(true)
})

it('Back does not close a locked sheet, however often it is pressed', () => {
  const { container, rerender } = render(<Sheet name="paying" isLocked />)
  expect([goBack(), goBack()]).toEqual([false, false])
  expect(container.textContent).toBe('paying')
  rerender(<Sheet name="paying" />)
  goBack()
  expect(container.textContent).toBe('')
})

it('cleans up when it is closed in another way, and works without CloseWatcher', () => {
  render(<Sheet name="sheet" />).unmount()
  expect(goBack()).toBe(true)
  Object.assign(window, { CloseWatcher: undefined })
  expect(render(<Sheet name="sheet" />).container.textContent).toBe('sheet')
})
