import type { AdjustedCart, Cart } from '@/contracts/schemas/cart'
import { ApiError } from '@/lib/api/api-error'
import { clearOutbox, outbox, parseOutbox } from '@/lib/cart/outbox'
import { queueAddition, queueChanges, undoRemoval } from '@/lib/cart/outbox-entries'
import type { SenderCallbacks } from '@/lib/cart/send-due'
import { createSender, SETTLE_MS } from '@/lib/cart/sender'

const CART: Cart = { lines: [], quantity: 0, selected_quantity: 0, selected_total: 0 }
const ANSWER: AdjustedCart = { ...CART, adjusted: [] }
const unreachable = () => new ApiError({ kind: 'network', message: 'no connection' })
const refused = () => new ApiError({ kind: 'refused', message: 'no', code: 404, status: 200 })

function open() {
  const outlets = {
    add: jest.fn<Promise<AdjustedCart>, Parameters<SenderCallbacks['add']>>(() =>
      Promise.resolve(ANSWER),
    ),
    update: jest.fn<Promise<AdjustedCart>, Parameters<SenderCallbacks['update']>>(() =>
      Promise.resolve(ANSWER),
    ),
    remove: jest.fn<Promise<Cart>, Parameters<SenderCallbacks['remove']>>(() =>
      Promise.resolve(CART),
    ),
    onCart: jest.fn(),
    onAdded: jest.fn(),
    onCapped: jest.fn(),
    onRefused: jest.fn(),
    onExpired: jest.fn(),
  }
  return { ...outlets, sender: createSender(outlets) }
}

const setQuantity = (skuId: number, quantity: number) =>
  queueChanges(new Map([[skuId, { quantity }]]))
const removeUntil = (skuId: number, removedUntil: number) =>
  queueChanges(new Map([[skuId, { removedUntil }]]))
const pass = (ms = SETTLE_MS) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('sends fifty fast taps as one call with the last quantity', async () => {
  const { sender, update } = open()
  for (let quantity = 1; quantity <= 50; quantity += 1) {
    setQuantity(11, quantity)
    sender.soon()
    await pass(80)
  }
  expect(update).not.toHaveBeenCalled()
  await pass()
  expect(update.mock.calls).toEqual([[[{ sku_id: 11, quantity: 50, selected: undefined }]]])
  expect(outbox.read()).toEqual({ changes: {}, additions: [] })
})

test('sends a removal when it cannot be undone any more, also beside another change', async () => {
  const { sender, update, remove } = open()
  const answer = Promise.withResolvers<AdjustedCart>()
  update.mockReturnValueOnce(answer.promise)
  removeUntil(11, Date.now() + 5000)
  setQuantity(12, 2)
  void sender.now()
  await pass(0)
  setQuantity(12, 3)
  answer.resolve(ANSWER)
  await pass(4999)
  expect(remove).not.toHaveBeenCalled()
  await pass(1)
  expect(remove).toHaveBeenCalledTimes(1)
})

test('keeps a change made during a call and sends it afterwards', async () => {
  const { sender, update, onCart } = open()
  const answer = Promise.withResolvers<AdjustedCart>()
  update.mockReturnValueOnce(answer.promise)
  setQuantity(11, 2)
  void sender.now()
  await pass(0)
  setQuantity(11, 3)
  sender.soon()
  answer.resolve(ANSWER)
  await pass(0)
  expect(onCart).toHaveBeenCalledTimes(1)
  expect(outbox.read().changes[11]?.quantity).toBe(3)
  await pass()
  expect(update.mock.calls.map(([items]) => items[0]?.quantity)).toEqual([2, 3])
})

test('sends quantities, ticks and removals of many lines together', async () => {
  const { sender, update, remove } = open()
  setQuantity(11, 2)
  queueChanges(new Map([12, 13].map((skuId) => [skuId, { selected: false }])))
  removeUntil(14, Date.now() - 1)
  await sender.now()
  expect(update.mock.calls).toEqual([
    [
      [
        { sku_id: 11, quantity: 2, selected: undefined },
        { sku_id: 12, quantity: undefined, selected: false },
        { sku_id: 13, quantity: undefined, selected: false },
      ],
    ],
  ])
  expect(remove.mock.calls).toEqual([[[14]]])
})

test('sends a removal when it can no longer be undone, and never an undone one', async () => {
  const { sender, remove } = open()
  removeUntil(11, Date.now() + 5000)
  removeUntil(12, Date.now() + 5000)
  sender.soon()
  await pass(3000)
  undoRemoval([11])
  expect(remove).not.toHaveBeenCalled()
  await pass(3000)
  expect(remove.mock.calls).toEqual([[[12]]])
})

test('sends removals immediately when the page is closed', async () => {
  const { sender, remove } = open()
  removeUntil(11, Date.now() + 5000)
  await sender.now(true)
  expect(remove).toHaveBeenCalledTimes(1)
})

test('keeps, retries and reports changes that do not reach the backend', async () => {
  const { sender, update, onRefused } = open()
  update.mockRejectedValueOnce(unreachable())
  setQuantity(11, 4)
  await sender.now()
  expect(sender.isWaiting()).toBe(true)
  expect(outbox.read().changes[11]?.quantity).toBe(4)
  await pass(5000)
  expect(update).toHaveBeenCalledTimes(2)
  expect(sender.isWaiting()).toBe(false)
  expect(outbox.read().changes).toEqual({})
  expect(onRefused).not.toHaveBeenCalled()
})

test('retries after 5, 15, 60 and again 60 seconds, and tells when it starts and stops', async () => {
  const { sender, update } = open()
  const seen: boolean[] = []
  const leave = sender.subscribe(() => seen.push(sender.isWaiting()))
  for (let time = 0; time < 5; time += 1) update.mockRejectedValueOnce(unreachable())
  setQuantity(11, 4)
  await sender.now()
  for (const [at, seconds] of [5, 15, 60, 60, 60].entries()) {
    await pass(seconds * 1000 - 1)
    expect(update).toHaveBeenCalledTimes(at + 1)
    await pass(1)
    expect(update).toHaveBeenCalledTimes(at + 2)
  }
  expect(seen).toEqual([true, true, true, true, true, false])
  leave()
  setQuantity(11, 5)
  await sender.now()
  expect(seen).toHaveLength(6)
})

test('a pass leaves no timer of an earlier one', async () => {
  const { sender, update } = open()
  update.mockRejectedValueOnce(unreachable())
  setQuantity(11, 4)
  await sender.now()
  sender.soon()
  await sender.now()
  expect(jest.getTimerCount()).toBe(0)
  expect(update).toHaveBeenCalledTimes(2)
})

test('waits for the first removal that can still be undone, and for nothing else', async () => {
  const { sender, remove } = open()
  setQuantity(13, 1)
  await sender.now()
  expect(jest.getTimerCount()).toBe(0)
  removeUntil(11, Date.now() + 3000)
  removeUntil(12, Date.now() + 9000)
  await sender.now()
  await pass(2999)
  expect(remove).not.toHaveBeenCalled()
  await pass(1)
  expect(remove.mock.calls).toEqual([[[11]]])
  await pass(6000)
  expect(remove.mock.calls).toEqual([[[11]], [[12]]])
})

test('a change during a pass is not sent before its time because of a removal', async () => {
  const { sender, update } = open()
  removeUntil(11, Date.now() + 100)
  const answer = Promise.withResolvers<AdjustedCart>()
  update.mockReturnValueOnce(answer.promise)
  setQuantity(12, 2)
  void sender.now()
  await pass(0)
  setQuantity(12, 3)
  sender.soon()
  answer.resolve(ANSWER)
  await pass(SETTLE_MS - 1)
  expect(update).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(update).toHaveBeenCalledTimes(2)
})

test.each([
  ['a duplicate', new ApiError({ kind: 'duplicate', message: 'again' })],
  ['too many calls', new ApiError({ kind: 'refused', message: 'wait', code: 429, status: 429 })],
])('keeps a change after %s, and reports nothing', async (_name, error) => {
  const { sender, update, onRefused } = open()
  update.mockRejectedValueOnce(error)
  setQuantity(11, 4)
  await sender.now()
  expect([sender.isWaiting(), onRefused.mock.calls]).toEqual([true, []])
  expect(outbox.read().changes[11]?.quantity).toBe(4)
})

test('a bug in a callback keeps the change and is not retried', async () => {
  const { sender, onCart, onRefused } = open()
  onCart.mockImplementationOnce(() => {
    throw new TypeError('planted')
  })
  setQuantity(11, 4)
  await expect(sender.now()).rejects.toThrow('planted')
  expect([onRefused.mock.calls, jest.getTimerCount()]).toEqual([[], 0])
  expect(outbox.read().changes[11]?.quantity).toBe(4)
})

test('reports the cart, what was added, and what the backend has capped', async () => {
  const { sender, add, update, remove, onCart, onAdded, onCapped } = open()
  const adjusted = [{ sku_id: 11, asked: 9, given: 5, reason: 'stock' as const }]
  add.mockResolvedValueOnce({ ...ANSWER, quantity: 1, adjusted })
  update.mockResolvedValueOnce({ ...ANSWER, quantity: 2, adjusted })
  remove.mockResolvedValueOnce({ ...CART, quantity: 3 })
  queueAddition([{ sku_id: 11, quantity: 9 }])
  const [addition] = outbox.read().additions
  setQuantity(11, 9)
  removeUntil(12, Date.now())
  await sender.now()
  expect(onCart.mock.calls).toEqual([
    [{ ...CART, quantity: 1 }],
    [{ ...CART, quantity: 2 }],
    [{ ...CART, quantity: 3 }],
  ])
  expect(onAdded.mock.calls).toEqual([[addition, adjusted]])
  expect(onCapped.mock.calls).toEqual([[adjusted]])
  expect(outbox.read()).toEqual({ changes: {}, additions: [] })
  setQuantity(11, 1)
  await sender.now()
  expect(onCapped).toHaveBeenCalledTimes(1)
})

test('a removal alone updates nothing, and tabs take turns', async () => {
  const { sender, update, remove } = open()
  const request = jest.fn((_name: string, work: () => Promise<void>) => work())
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  removeUntil(11, Date.now())
  await sender.now()
  Reflect.deleteProperty(navigator, 'locks')
  expect([update.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1])
  expect(request.mock.calls.map(([name]) => name)).toEqual(['sampan.cart'])
})

test('retries an addition without a response with the same key', async () => {
  const { sender, add, onAdded } = open()
  add.mockRejectedValueOnce(unreachable())
  queueAddition([{ sku_id: 11, quantity: 2 }])
  await sender.now()
  await sender.now()
  const keys = add.mock.calls.map(([, key]) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(onAdded).toHaveBeenCalledTimes(1)
})

test('selects no line of a product that could not be added', async () => {
  const { sender, update, onRefused } = open()
  update.mockRejectedValue(refused())
  queueAddition([{ sku_id: 11, quantity: 2 }])
  queueChanges(new Map([[11, { selected: false }]]))
  await sender.now()
  expect(update).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
  expect(outbox.read()).toEqual({ changes: {}, additions: [] })
})

const HOUR_MS = 3_600_000

test('gives up an addition whose key has expired since it was sent, and reloads the cart', async () => {
  const { sender, add, onExpired, onRefused } = open()
  add.mockRejectedValue(unreachable())
  queueAddition([{ sku_id: 11, quantity: 2 }])
  await sender.now()
  jest.setSystemTime(Date.now() + 22 * HOUR_MS)
  await sender.now()
  expect([add.mock.calls.length, onExpired.mock.calls.length]).toEqual([2, 0])
  jest.setSystemTime(Date.now() + 2 * HOUR_MS)
  await sender.now()
  expect([add.mock.calls.length, onExpired.mock.calls.length]).toEqual([2, 1])
  expect(onRefused).not.toHaveBeenCalled()
  expect(outbox.read().additions).toEqual([])
})

test('keeps an addition that was never sent, also for days without a connection', async () => {
  const { sender, add, onAdded } = open()
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  add.mockRejectedValueOnce(unreachable())
  queueAddition([{ sku_id: 11, quantity: 2 }])
  await sender.now()
  jest.setSystemTime(Date.now() + 48 * HOUR_MS)
  connection.mockRestore()
  await sender.now()
  expect(onAdded).toHaveBeenCalledTimes(1)
})

test('a line that is removed and added again has the new quantity only', async () => {
  const { sender, add, remove } = open()
  const calls: string[] = []
  remove.mockImplementation(async ([skuId]) => (calls.push(`remove ${skuId}`), CART))
  add.mockImplementation(async ([item]) => (calls.push(`add ${item?.sku_id}`), ANSWER))
  removeUntil(11, Date.now() + 5000)
  removeUntil(12, Date.now() + 5000)
  queueAddition([{ sku_id: 11, quantity: 2 }])
  await sender.now()
  expect(calls).toEqual(['remove 11', 'add 11'])
  await pass(5000)
  expect(calls).toEqual(['remove 11', 'add 11', 'remove 12'])
})

test('a line that is added and then removed is gone', async () => {
  const { sender, add, remove } = open()
  queueAddition([{ sku_id: 11, quantity: 2 }])
  removeUntil(11, Date.now() + 5000)
  await sender.now()
  await pass(5000)
  expect(add.mock.invocationCallOrder[0]).toBeLessThan(remove.mock.invocationCallOrder[0]!)
  expect(remove).toHaveBeenCalledTimes(1)
})

test('stops waiting when another tab has sent everything', async () => {
  const { sender, update } = open()
  update.mockRejectedValueOnce(unreachable())
  setQuantity(11, 4)
  await sender.now()
  expect(sender.isWaiting()).toBe(true)
  clearOutbox()
  await sender.now()
  expect(sender.isWaiting()).toBe(false)
})

test('drops refused changes and sends the others', async () => {
  const { sender, update, remove, onRefused } = open()
  update.mockRejectedValueOnce(refused())
  setQuantity(11, 4)
  removeUntil(12, 0)
  await sender.now()
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(remove).toHaveBeenCalledTimes(1)
  expect(outbox.read().changes).toEqual({})
})

test('sends nothing when nothing is pending', async () => {
  const { sender, add, update, remove } = open()
  await sender.now()
  for (const call of [add, update, remove]) expect(call).not.toHaveBeenCalled()
})

test.each([
  ['no object', '7'],
  ['broken JSON', '{'],
  [
    'wrong fields',
    '{"changes":{"11":{"quantity":0,"version":"a"},"x":{}},"additions":[{"key":1}]}',
  ],
  ['far too much', JSON.stringify({ changes: {}, pad: 'x'.repeat(200_000) })],
])('reads an outbox of %s as empty', (_name, stored) => {
  localStorage.setItem('sampan.cart-outbox', stored)
  expect(outbox.read()).toEqual({ changes: {}, additions: [] })
})

test('keeps the valid entries of a damaged outbox', () => {
  const whole = { quantity: 2, version: 'a' }
  expect(parseOutbox({ changes: { 11: whole, 12: { quantity: 1.5, version: 'b' } } })).toEqual({
    changes: { 11: whole },
    additions: [],
  })
})
