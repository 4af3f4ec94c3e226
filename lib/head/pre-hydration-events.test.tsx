import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import {
  stopPreHydrationEvents,
  replayPreHydrationEvent,
  PRE_HYDRATION_SCRIPT,
} from './pre-hydration-events'

type Type = 'button' | 'submit'

const onTap = jest.fn()

/** What the button's Suspense boundary waits for before it hydrates. */
let script: Promise<void> | undefined

function Page({ type }: { type: Type }) {
  return (
    <main>
      <p>Words</p>
      <Suspense>
        <TapButton type={type} />
      </Suspense>
    </main>
  )
}

function TapButton({ type }: { type: Type }) {
  if (script) use(script)
  return (
    <button type={type} onClick={onTap}>
      <span>Add to cart</span>
    </button>
  )
}

/** The page as it is received, head first; nothing of it is hydrated. */
function load(type: Type = 'button') {
  // oxlint-disable-next-line typescript/no-implied-eval
  const runHeadScript = new Function(PRE_HYDRATION_SCRIPT) as () => void
  runHeadScript()
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

const wait = () => act(() => jest.advanceTimersByTime(500))

beforeEach(() => {
  jest.useFakeTimers()
  onTap.mockClear()
  script = undefined
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
  act(replayPreHydrationEvent)
  act(replayPreHydrationEvent)
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('waits for a button that hydrates after the rest of the page', async () => {
  const { button, hydrate } = load()
  button.click()
  stopPreHydrationEvents()
  const { promise, resolve } = Promise.withResolvers<void>()
  script = promise
  hydrate()
  act(replayPreHydrationEvent)
  wait()
  expect(onTap).not.toHaveBeenCalled()
  await act(async () => resolve())
  wait()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('replays repeated taps once', async () => {
  const { button, hydrate } = load()
  button.click()
  stopPreHydrationEvents()
  const { promise, resolve } = Promise.withResolvers<void>()
  script = promise
  hydrate()
  act(replayPreHydrationEvent)
  await act(async () => resolve())
  button.click()
  wait()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a later tap elsewhere cancels the earlier one', () => {
  const { button, words, hydrate } = load()
  button.click()
  words.click()
  stopPreHydrationEvents()
  hydrate()
  act(replayPreHydrationEvent)
  expect(onTap).not.toHaveBeenCalled()
})

test('leaves a form to the browser when it submits natively', () => {
  const { button, hydrate } = load('submit')
  button.click()
  stopPreHydrationEvents()
  hydrate()
  act(replayPreHydrationEvent)
  expect(onTap).not.toHaveBeenCalled()
})

test('drops an old tap', () => {
  const { button, hydrate } = load()
  const old = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(old, 'timeStamp', { value: performance.now() - 11_000 })
  button.dispatchEvent(old)
  stopPreHydrationEvents()
  hydrate()
  act(replayPreHydrationEvent)
  expect(onTap).not.toHaveBeenCalled()
})

test('drops a tap on a removed element immediately', () => {
  const { button } = load()
  button.click()
  stopPreHydrationEvents()
  expect(window.preHydrationTap).toBeDefined()
  button.remove()
  act(replayPreHydrationEvent)
  expect(window.preHydrationTap).toBeUndefined()
})
