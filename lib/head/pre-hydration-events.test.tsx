import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { PRE_HYDRATION_SCRIPT, replayPreHydrationEvents } from './pre-hydration-events'

type Type = 'button' | 'submit'

const onTap = jest.fn()
const onSend = jest.fn()

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
  onSend.mockClear()
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
  replayPreHydrationEvents()
  wait()
  hydrate()
  wait()
  expect(onTap).toHaveBeenCalledTimes(1)
  button.click()
  wait()
  expect(onTap).toHaveBeenCalledTimes(2)
})

test('replays a tap between the arrival of the scripts and hydration', () => {
  const { button, hydrate } = load()
  replayPreHydrationEvents()
  button.click()
  wait()
  hydrate()
  wait()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test.each(['before', 'while'])(
  'waits for a button that is tapped %s the page hydrates',
  async (moment) => {
    const { button, hydrate } = load()
    if (moment === 'before') button.click()
    replayPreHydrationEvents()
    const { promise, resolve } = Promise.withResolvers<void>()
    script = promise
    await act(async () => hydrate())
    if (moment === 'while') await act(async () => button.click())
    wait()
    expect(onTap).not.toHaveBeenCalled()
    await act(async () => resolve())
    wait()
    expect(onTap).toHaveBeenCalledTimes(1)
  },
)

test('replays repeated taps once', async () => {
  const { button, hydrate } = load()
  button.click()
  replayPreHydrationEvents()
  const { promise, resolve } = Promise.withResolvers<void>()
  script = promise
  await act(async () => hydrate())
  wait()
  await act(async () => resolve())
  button.click()
  wait()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a tap that React handles by hydrating its button at once is not replayed', () => {
  const { button, hydrate } = load()
  replayPreHydrationEvents()
  button.addEventListener('click', () => void hydrate(), { once: true })
  button.click()
  wait()
  expect(onTap).toHaveBeenCalledTimes(1)
})

test.each(['before', 'after'])(
  'a later tap elsewhere, %s the scripts, cancels the earlier one',
  (moment) => {
    const { button, words, hydrate } = load()
    button.click()
    if (moment === 'before') words.click()
    replayPreHydrationEvents()
    if (moment === 'after') words.click()
    wait()
    hydrate()
    wait()
    expect(onTap).not.toHaveBeenCalled()
  },
)

test('leaves a form to the browser when it submits natively', () => {
  const { button, hydrate } = load('submit')
  button.click()
  replayPreHydrationEvents()
  wait()
  hydrate()
  wait()
  expect(onTap).not.toHaveBeenCalled()
})

function LoginForm() {
  if (script) use(script)
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(new FormData(event.currentTarget).get('account'))
      }}
    >
      <input name="account" />
      <button type="submit">Sign in</button>
    </form>
  )
}

const formPage = (
  <main>
    <Suspense>
      <LoginForm />
    </Suspense>
  </main>
)

function loadForm() {
  // oxlint-disable-next-line typescript/no-implied-eval
  const runHeadScript = new Function(PRE_HYDRATION_SCRIPT) as () => void
  runHeadScript()
  const container = document.createElement('div')
  container.innerHTML = renderToString(formPage)
  // jsdom reports that it cannot submit forms.
  container.addEventListener('submit', (event) => event.preventDefault())
  document.body.replaceChildren(container)
  container.querySelector('input')!.value = 'ann@example.com'
  return {
    send: () => container.querySelector('button')!.click(),
    hydrate: () => render(formPage, { container, hydrate: true }),
  }
}

test.each(['before', 'after'])(
  'submits a form of method dialog once after hydration, when its button is tapped %s the scripts',
  async (moment) => {
    const { send, hydrate } = loadForm()
    if (moment === 'before') send()
    replayPreHydrationEvents()
    const { promise, resolve } = Promise.withResolvers<void>()
    script = promise
    await act(async () => hydrate())
    if (moment === 'after') await act(async () => send())
    wait()
    expect(onSend).not.toHaveBeenCalled()
    await act(async () => resolve())
    wait()
    expect(onSend.mock.calls).toEqual([['ann@example.com']])
    send()
    wait()
    expect(onSend).toHaveBeenCalledTimes(2)
  },
)

test('drops an old tap', () => {
  const { button, hydrate } = load()
  const old = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(old, 'timeStamp', { value: performance.now() - 11_000 })
  button.dispatchEvent(old)
  replayPreHydrationEvents()
  wait()
  hydrate()
  wait()
  expect(onTap).not.toHaveBeenCalled()
})

test('drops a tap on a removed element immediately', () => {
  const { button } = load()
  button.click()
  replayPreHydrationEvents()
  wait()
  expect(jest.getTimerCount()).toBe(1)
  button.remove()
  wait()
  expect(jest.getTimerCount()).toBe(0)
})
