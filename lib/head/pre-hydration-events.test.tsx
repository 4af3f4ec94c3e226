import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  stopPreHydrationEvents,
  replayPreHydrationEvent,
  PRE_HYDRATION_SCRIPT,
} from './pre-hydration-events'

type Type = 'button' | 'submit'

const onTap = jest.fn()

function Page({ type }: { type: Type }) {
  return (
    <main>
      <p>Words</p>
      <button type={type} onClick={onTap}>
        <span>Add to cart</span>
      </button>
    </main>
  )
}

/** The page as it is received, head first; nothing of it is hydrated. */
function load(type: Type = 'button') {
  // oxlint-disable-next-line typescript/no-implied-eval
  const script = new Function(PRE_HYDRATION_SCRIPT) as () => void
  script()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page type={type} />)
  document.body.replaceChildren(container)
  const find = <T extends HTMLElement>(selector: string) => container.querySelector<T>(selector)!
  return {
    words: find('p'),
    button: find<HTMLButtonElement>('button'),
    hydrate: () => render(<Page type={type} />, { container, hydrate: true }),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  onTap.mockClear()
})

afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

test('replays a tap once after hydration', () => {
  const { button, hydrate } = load()
  button.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button.click()
  stopPreHydrationEvents()
  hydrate()
  replayPreHydrationEvent()
  replayPreHydrationEvent()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('waits for a button that hydrates after the rest of the page', () => {
  const { button, hydrate } = load()
  button.click()
  stopPreHydrationEvents()
  replayPreHydrationEvent()
  jest.advanceTimersByTime(500)
  hydrate()
  expect(onTap).not.toHaveBeenCalled()
  jest.advanceTimersByTime(500)
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('replays repeated taps once', () => {
  const { button, hydrate } = load()
  button.click()
  stopPreHydrationEvents()
  replayPreHydrationEvent()
  hydrate()
  button.click()
  jest.advanceTimersByTime(500)
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a later tap elsewhere cancels the earlier one', () => {
  const { button, words, hydrate } = load()
  button.click()
  words.click()
  stopPreHydrationEvents()
  hydrate()
  replayPreHydrationEvent()
  expect(onTap).not.toHaveBeenCalled()
})

test('leaves a form to the browser when it submits natively', () => {
  const { button, hydrate } = load('submit')
  button.click()
  stopPreHydrationEvents()
  hydrate()
  replayPreHydrationEvent()
  expect(onTap).not.toHaveBeenCalled()
})

test('drops an old tap', () => {
  const { button, hydrate } = load()
  const old = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(old, 'timeStamp', { value: performance.now() - 11_000 })
  button.dispatchEvent(old)
  stopPreHydrationEvents()
  hydrate()
  replayPreHydrationEvent()
  expect(onTap).not.toHaveBeenCalled()
})

test('drops a tap on a removed element immediately', () => {
  const { button } = load()
  button.click()
  stopPreHydrationEvents()
  expect(window.preHydrationTap).toBeDefined()
  button.remove()
  replayPreHydrationEvent()
  expect(window.preHydrationTap).toBeUndefined()
})
