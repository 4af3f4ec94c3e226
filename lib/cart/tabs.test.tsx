import { BroadcastChannel } from 'node:worker_threads'
import type { TabMessage } from '@/lib/cart/tabs'

/** A new tab: modules without state. */
async function openTab() {
  jest.resetModules()
  return import('@/lib/cart/tabs')
}

const SESSION: TabMessage = { kind: 'session' }
const opened: BroadcastChannel[] = []

class TestChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    opened.push(this)
  }
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

test('other tabs hear a message, once each, and the own tab does not', async () => {
  Object.assign(globalThis, { BroadcastChannel: TestChannel })
  const [one, other] = [await openTab(), await openTab()]
  const [own, heard] = [jest.fn(), Promise.withResolvers<TabMessage>()]
  one.onTabMessage(own)
  const leave = other.onTabMessage(heard.resolve)
  one.notifyTabs(SESSION)
  expect(await heard.promise).toEqual(SESSION)
  expect(own).not.toHaveBeenCalled()
  leave()
  one.notifyTabs(SESSION)
  one.notifyTabs(SESSION)
  expect(opened.map(({ name }) => name)).toEqual(['sampan.cart', 'sampan.cart'])
})

test('a listener that left hears nothing', async () => {
  Object.assign(globalThis, { BroadcastChannel: TestChannel })
  const [one, other] = [await openTab(), await openTab()]
  const [gone, heard] = [jest.fn(), Promise.withResolvers<TabMessage>()]
  other.onTabMessage(gone)()
  other.onTabMessage(heard.resolve)
  one.notifyTabs(SESSION)
  await heard.promise
  expect(gone).not.toHaveBeenCalled()
})

test('a browser without channels has no messages', async () => {
  const tab = await openTab()
  const leave = tab.onTabMessage(jest.fn())
  tab.notifyTabs(SESSION)
  leave()
  expect(opened).toEqual([])
})
