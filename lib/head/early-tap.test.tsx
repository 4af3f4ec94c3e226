import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { endEarlyTaps, repeatEarlyTap, TAP_SCRIPT } from './early-tap'

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

/** The page as it comes, head first; nothing of it is awake. */
function load(type: Type = 'button') {
  // oxlint-disable-next-line typescript/no-implied-eval
  const script = new Function(TAP_SCRIPT) as () => void
  script()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page type={type} />)
  document.body.replaceChildren(container)
  const find = <T extends HTMLElement>(selector: string) => container.querySelector<T>(selector)!
  return {
    words: find('p'),
    button: find<HTMLButtonElement>('button'),
    wake: () => render(<Page type={type} />, { container, hydrate: true }),
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

test('what was tapped before the page woke is done once it is awake, once', () => {
  const { button, wake } = load()
  button.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button.click()
  endEarlyTaps()
  wake()
  repeatEarlyTap()
  repeatEarlyTap()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a button that wakes after the rest of the page is waited for', () => {
  const { button, wake } = load()
  button.click()
  endEarlyTaps()
  repeatEarlyTap()
  jest.advanceTimersByTime(500)
  wake()
  expect(onTap).not.toHaveBeenCalled()
  jest.advanceTimersByTime(500)
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('who taps again while the page wakes is heard once', () => {
  const { button, wake } = load()
  button.click()
  endEarlyTaps()
  repeatEarlyTap()
  wake()
  button.click()
  jest.advanceTimersByTime(500)
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a later tap elsewhere takes back the earlier one', () => {
  const { button, words, wake } = load()
  button.click()
  words.click()
  endEarlyTaps()
  wake()
  repeatEarlyTap()
  expect(onTap).not.toHaveBeenCalled()
})

test('a form that the browser sends by itself is left to it', () => {
  const { button, wake } = load('submit')
  button.click()
  endEarlyTaps()
  wake()
  repeatEarlyTap()
  expect(onTap).not.toHaveBeenCalled()
})

test('a tap of long ago is forgotten', () => {
  const { button, wake } = load()
  const old = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(old, 'timeStamp', { value: performance.now() - 11_000 })
  button.dispatchEvent(old)
  endEarlyTaps()
  wake()
  repeatEarlyTap()
  expect(onTap).not.toHaveBeenCalled()
})

test('a tap on what is gone is forgotten at once', () => {
  const { button } = load()
  button.click()
  endEarlyTaps()
  expect(window.earlyTap).toBeDefined()
  button.remove()
  repeatEarlyTap()
  expect(window.earlyTap).toBeUndefined()
})
