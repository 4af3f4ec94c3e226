/** @jest-environment-options {"url": "https://shop.example/"} */
import { webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import { onNoticeTapped } from '@/lib/offline/worker-link'
import { isRefused } from './choice'
import { keepOn, phoneNotices, turnOff, turnOn } from './phone'

const calls: [string, unknown][] = []
const known = { endpoint: null as string | null }

jest.mock('@/lib/api/call-endpoint', () => ({
  callEndpoint: async (_contract: unknown, name: string, input: { endpoint?: string }) => {
    calls.push([name, input])
    if (name === 'subscribePush') known.endpoint = input.endpoint ?? null
    if (name === 'unsubscribePush') known.endpoint = null
    return { public_key: 'AQID', endpoint: known.endpoint }
  },
}))

const KEY = new Uint8Array([1, 2, 3]).buffer
const phone = { subscription: null as unknown, permission: 'default', answer: 'granted' }
let made = 0

function newSubscription(key = KEY) {
  made += 1
  return {
    endpoint: `https://push.example/${made}`,
    options: { applicationServerKey: key },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => void (phone.subscription = null),
  }
}

const worker = Object.assign(new EventTarget(), {
  startMessages: () => undefined,
  ready: Promise.resolve({
    pushManager: {
      getSubscription: async () => phone.subscription,
      subscribe: async () => (phone.subscription = newSubscription()),
    },
  }),
})

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(globalThis, {
    TextEncoder,
    PushManager: class {},
    Notification: {
      get permission() {
        return phone.permission
      },
      requestPermission: async () => (phone.permission = phone.answer),
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker })
})
beforeEach(() => {
  Object.assign(phone, { subscription: null, permission: 'default', answer: 'granted' })
  known.endpoint = null
  calls.length = 0
  localStorage.clear()
})

const namesOf = () => calls.map(([name]) => name)

it('is off until the shopper turns it on, and can be turned off again', async () => {
  expect(await phoneNotices()).toBe('off')
  expect(await turnOn(7)).toBe('on')
  expect(await phoneNotices()).toBe('on')
  expect(calls.find(([name]) => name === 'subscribePush')?.[1]).toEqual({
    endpoint: `https://push.example/${made}`,
    keys: { p256dh: 'p', auth: 'a' },
  })
  expect(await turnOff()).toBe('off')
  expect(phone.subscription).toBeNull()
  expect(await phoneNotices()).toBe('off')
})

it('stores a refusal without a call to the backend, and deletes it on acceptance', async () => {
  expect(isRefused()).toBe(false)
  phone.answer = 'denied'
  expect(await turnOn(7)).toBe('blocked')
  expect(await phoneNotices()).toBe('blocked')
  expect(calls).toEqual([])
  expect(isRefused()).toBe(true)
  phone.answer = 'granted'
  await turnOn(7)
  expect(isRefused()).toBe(false)
})

it('continues after a new sign-in of the same shopper, and of nobody else', async () => {
  await turnOn(7)
  phone.subscription = null
  known.endpoint = null
  calls.length = 0
  await keepOn(8)
  expect(calls).toEqual([])
  await keepOn(7)
  expect(namesOf()).toContain('subscribePush')
  calls.length = 0
  await keepOn(7)
  expect(namesOf()).not.toContain('subscribePush')
  await turnOff()
  calls.length = 0
  await keepOn(7)
  expect(calls).toEqual([])
})

it('subscribes again when the server key changed', async () => {
  const old = newSubscription(new Uint8Array([9]).buffer)
  phone.subscription = old
  await turnOn(7)
  expect(phone.subscription).not.toBe(old)
})

it('subscribes again by itself when the server key changed while it was on', async () => {
  await turnOn(7)
  const old = newSubscription(new Uint8Array([9]).buffer)
  phone.subscription = old
  known.endpoint = old.endpoint
  expect(await phoneNotices()).toBe('off')
  await keepOn(7)
  expect(phone.subscription).not.toBe(old)
  expect(await phoneNotices()).toBe('on')
})

it('opens the page of a tapped notification, only inside the shop, and confirms it', () => {
  const gone: string[] = []
  const stop = onNoticeTapped((path) => gone.push(path))
  const tap = (path: string) => {
    const port = { postMessage: jest.fn() }
    const event = Object.assign(new Event('message'), {
      data: { type: 'OPEN', path },
      ports: [port],
    })
    worker.dispatchEvent(event)
    return port.postMessage.mock.calls.length
  }
  expect(tap('/th/orderInfo/12')).toBe(1)
  expect(tap('//elsewhere.example/')).toBe(0)
  expect(tap('https://elsewhere.example/')).toBe(0)
  stop()
  expect(tap('/th/orderInfo/13')).toBe(0)
  expect(gone).toEqual(['/th/orderInfo/12'])
})
