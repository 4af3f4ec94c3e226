import { whenIdle } from './when-idle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

it('waits a moment where the browser has no idle callbacks', () => {
  const run = jest.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

it('runs nothing once it is cancelled', () => {
  const run = jest.fn()
  whenIdle(run)()
  jest.runAllTimers()
  expect(run).not.toHaveBeenCalled()
})

it('uses idle callbacks with a limit where the browser has them', () => {
  const request = jest.fn((_run: () => void, _options: IdleRequestOptions) => 7)
  Object.assign(window, { requestIdleCallback: request })
  const run = jest.fn()
  whenIdle(run)
  expect(request).toHaveBeenCalledWith(run, { timeout: expect.any(Number) as number })
})
