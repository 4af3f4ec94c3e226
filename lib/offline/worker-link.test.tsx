import type * as Link from './worker-link'

/** The parts of a worker that the test controls. */
class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = jest.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  active: object | null = null
  update = jest.fn(async () => undefined)
  find() {
    const next = (this.installing = new FakeWorker())
    this.dispatchEvent(new Event('updatefound'))
    return next
  }
}

let registration: FakeRegistration
let container: EventTarget & { controller: object | null }
let link: typeof Link

/** Each test has a separate page without earlier state. */
async function openPage({ isControlled = true, isWaiting = false, isBlocked = false } = {}) {
  jest.resetModules()
  registration = new FakeRegistration()
  if (isWaiting) registration.waiting = new FakeWorker()
  if (isControlled) registration.active = {}
  container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: async () => (isBlocked ? undefined : registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  link = await import('./worker-link')
  await link.registerWorker()
}

it('offers a new build and activates it on request', async () => {
  await openPage()
  const onChange = jest.fn()
  link.subscribeToUpdate(onChange)
  const next = registration.find()
  expect(link.hasUpdate()).toBe(false)
  registration.waiting = next
  next.become('installed')
  expect(link.hasUpdate()).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(next.postMessage).not.toHaveBeenCalled()
  link.takeUpdate()
  expect(next.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]])
})

it('offers no update on a first visit, also if the first worker controls the page early', async () => {
  await openPage({ isControlled: false })
  const first = registration.find()
  container.controller = {}
  first.become('installed')
  expect(link.hasUpdate()).toBe(false)
  registration.active = first
  registration.find().become('installed')
  expect(link.hasUpdate()).toBe(true)
})

it('offers a build that was already waiting', async () => {
  await openPage({ isWaiting: true })
  expect(link.hasUpdate()).toBe(true)
})

it('works without a service worker where one is blocked', async () => {
  await openPage({ isBlocked: true })
  expect(link.hasUpdate()).toBe(false)
})

it('does not report the first worker of a browser', async () => {
  await openPage({ isControlled: false })
  const first = registration.find()
  first.become('installed')
  container.controller = first
  first.become('activated')
  container.dispatchEvent(new Event('controllerchange'))
  expect(link.hasUpdate()).toBe(false)
})

it('tells an outdated page that another tab has updated', async () => {
  await openPage()
  container.dispatchEvent(new Event('controllerchange'))
  expect(link.hasUpdate()).toBe(true)
})

it('checks for a new build when the page becomes visible, at most every half hour', async () => {
  await openPage()
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  look()
  expect(registration.update).not.toHaveBeenCalled()
  const later = Date.now() + 31 * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  look()
  look()
  expect(registration.update).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})
