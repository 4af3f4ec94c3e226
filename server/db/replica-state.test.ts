import { positionOf } from './position'
import { PrimaryHistory, ReplicaState } from './replica-state'

const MAX_MS = 1000
let primary: PrimaryHistory
let replica: ReplicaState
beforeEach(() => {
  primary = new PrimaryHistory()
  replica = new ReplicaState(primary, MAX_MS)
  primary.note('0/A', 0)
  primary.note('0/F', 200)
  primary.note('1/0', 400)
})
const isFit = (after = 0n, now = 400) => replica.isFit(after, now)

test('orders WAL positions, and an invalid one before all others', () => {
  const texts = ['', 'nonsense', '0/9', '0/A0', '0/FFFFFFFF', '1/0', '10/1']
  const numbers = texts.map(positionOf)
  expect(numbers.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(numbers)
  expect(numbers[1]).toBe(0n)
})

test('the lag of a replica is the age of the last primary position that it has replayed', () => {
  replica.note('1/0')
  expect(replica.msBehind).toBe(0)
  replica.note('0/10')
  expect(replica.msBehind).toBe(200)
  replica.note('0/9')
  expect(replica.msBehind).toBe(Infinity)
})

test('an idle primary does not increase the lag of a replica', () => {
  replica.note('1/0')
  for (let at = 600; at < 60_000; at += 200) primary.note('1/0', at)
  expect(replica.msBehind).toBe(0)
  primary.note('1/1', 60_000)
  expect(replica.msBehind).toBe(200)
})

test('a replica that stops replaying becomes unfit after the maximum lag', () => {
  replica.note('1/0')
  primary.note('1/1', 600)
  expect(isFit()).toBe(true)
  primary.note('1/2', 1401)
  expect(isFit()).toBe(false)
})

test('a replica behind the requested position is unfit', () => {
  replica.note('0/10')
  expect(isFit(positionOf('0/10'))).toBe(true)
  expect(isFit(positionOf('0/11'))).toBe(false)
})

test('a replica that does not answer, was never checked, or failed recently is unfit', () => {
  expect(isFit()).toBe(false)
  replica.note('1/0')
  expect(isFit()).toBe(true)
  replica.markFailed(400)
  expect(isFit(0n, 2399)).toBe(false)
  expect(isFit(0n, 2400)).toBe(true)
  replica.note(null)
  expect(isFit(0n, 2400)).toBe(false)
})

test('a replica that has replayed the last known position stays fit while the primary is unreachable', () => {
  replica.note('1/0')
  expect(isFit(0n, 600_000)).toBe(true)
})
