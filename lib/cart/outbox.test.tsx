import { clearOutbox, isEmpty, outbox, parseOutbox } from '@/lib/cart/outbox'
import { currentRemoval, offerUndo } from '@/lib/cart/removal'
import { dropAddition, queueAddition, queueChanges, undoRemoval } from '@/lib/cart/outbox-entries'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e'
const CHANGE = { quantity: 2, selected: true, removedUntil: 5, version: 'a' }
const ADDITION = { key: KEY, items: [{ sku_id: 11, quantity: 2 }], isMerge: false }

beforeEach(() => localStorage.clear())

test('reads valid entries as they were stored', () => {
  const stored = {
    changes: { 11: CHANGE, 12: { version: 'b' }, 13: { selected: false, version: 'c' } },
    additions: [ADDITION, { ...ADDITION, isMerge: true, sentAt: 1764000000000 }],
  }
  expect(parseOutbox(stored)).toEqual(stored)
})

test.each([
  null,
  'x',
  3,
  {},
  { version: 7 },
  { ...CHANGE, version: undefined },
  { ...CHANGE, quantity: '2' },
  { ...CHANGE, quantity: 1000 },
  { ...CHANGE, selected: 1 },
  { ...CHANGE, removedUntil: '5' },
  { ...CHANGE, removedUntil: null },
])('skips the stored change %j', (change) => {
  expect(parseOutbox({ changes: { 11: change }, additions: [] }).changes).toEqual({})
})

test.each([
  null,
  'x',
  {},
  { ...ADDITION, key: undefined },
  { ...ADDITION, key: 7 },
  { ...ADDITION, key: [KEY] },
  { ...ADDITION, key: `${KEY}0` },
  { ...ADDITION, key: `0${KEY}` },
  { ...ADDITION, key: KEY.slice(1) },
  { ...ADDITION, key: KEY.replace('0', 'x') },
  { ...ADDITION, isMerge: 'no' },
  { ...ADDITION, isMerge: undefined },
  { ...ADDITION, sentAt: '1' },
  { ...ADDITION, sentAt: null },
  { ...ADDITION, items: 'all' },
  { ...ADDITION, items: [] },
  { ...ADDITION, items: Array(101).fill(ADDITION.items[0]) },
  { ...ADDITION, items: [ADDITION.items[0], null] },
  { ...ADDITION, items: [ADDITION.items[0], { sku_id: 0, quantity: 1 }] },
  { ...ADDITION, items: [ADDITION.items[0], { sku_id: 1, quantity: 1000 }] },
  { ...ADDITION, items: [{ sku_id: 1.5, quantity: 1 }, ADDITION.items[0]] },
])('skips the stored addition %j', (addition) => {
  expect(parseOutbox({ changes: {}, additions: [addition] }).additions).toEqual([])
})

test.each([null, [], 'x', {}, { changes: 3, additions: 'all' }])('reads %j as empty', (stored) => {
  expect(parseOutbox(stored)).toEqual({ changes: {}, additions: [] })
})

test('reads at most 50 additions and 100 changes', () => {
  const changes = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [at + 1, CHANGE]))
  const read = parseOutbox({ changes, additions: Array(60).fill(ADDITION) })
  expect([Object.keys(read.changes).length, read.additions.length]).toEqual([100, 50])
})

test('keeps the newest 50 additions, each with a UUID of its own', () => {
  for (let skuId = 1; skuId <= 52; skuId += 1) queueAddition([{ sku_id: skuId, quantity: 1 }])
  const { additions } = outbox.read()
  expect(additions.map(({ items }) => items[0]!.sku_id)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 3),
  )
  expect(new Set(additions.map(({ key }) => key)).size).toBe(50)
  for (const { key, isMerge } of additions) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    expect(isMerge).toBe(false)
  }
})

test('drops an addition by its key, and clears everything', () => {
  queueAddition([{ sku_id: 1, quantity: 1 }])
  queueAddition([{ sku_id: 2, quantity: 1 }], true)
  const [first, second] = outbox.read().additions
  dropAddition(first!.key)
  expect(outbox.read().additions).toEqual([second])
  expect([second!.isMerge, isEmpty(outbox.read())]).toEqual([true, false])
  clearOutbox()
  expect(isEmpty(outbox.read())).toBe(true)
  expect(localStorage.getItem('sampan.cart-outbox')).toBeNull()
})

test('storage is empty after the last entry', () => {
  queueChanges(new Map([[11, { removedUntil: 5 }]]))
  expect(isEmpty(outbox.read())).toBe(false)
  expect(localStorage.getItem('sampan.cart-outbox')).not.toBeNull()
  undoRemoval([11])
  expect(localStorage.getItem('sampan.cart-outbox')).toBeNull()
})

test.each([{ quantity: 3 }, { selected: false }, { quantity: 3, selected: false }])(
  'undoing a removal keeps the earlier change %j as a new version',
  (change) => {
    queueChanges(new Map([[11, change]]))
    queueChanges(
      new Map([
        [11, { removedUntil: 5 }],
        [12, { removedUntil: 5 }],
      ]),
    )
    const before = outbox.read().changes
    expect(before[11]).toMatchObject({ ...change, removedUntil: 5 })
    undoRemoval([11])
    const { 11: undone, 12: other } = outbox.read().changes
    expect(undone).toEqual({ ...change, version: expect.any(String) })
    expect(undone!.version).not.toBe(before[11]!.version)
    expect(other).toEqual(before[12])
  },
)

test('the key of an addition is a UUID', () => {
  queueAddition(ADDITION.items)
  expect(outbox.read().additions[0]?.key).toMatch(UUID)
})

test('adding a removed line again closes the undo of its removal, and no other addition does', () => {
  queueChanges(new Map([[11, { removedUntil: Date.now() + 5000 }]]))
  offerUndo({ names: ['shirt'], undo: () => undoRemoval([11]) })
  queueAddition([{ sku_id: 12, quantity: 1 }])
  expect(currentRemoval()).not.toBeNull()
  queueAddition([{ sku_id: 11, quantity: 1 }])
  expect(currentRemoval()).toBeNull()
})
