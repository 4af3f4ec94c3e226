import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tryLock, waitForLock } from './lock.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'ล็อก '))
const file = path.join(folder, 'lock')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

const take = () => {
  const answer = tryLock(file, 'a test')
  if (!('lock' in answer)) throw new Error('the lock is held')
  return answer.lock
}

test('allows one holder at a time and names it', () => {
  const lock = take()
  expect(tryLock(file, 'another')).toEqual({
    holder: expect.objectContaining({ pid: process.pid, purpose: 'a test' }),
  })
  lock.release()
  expect(existsSync(file)).toBe(false)
  take().release()
  expect(readdirSync(folder)).toEqual([])
})

test('takes over the lock of a killed process', async () => {
  const child = spawn('sleep', ['60'])
  const holder = { pid: child.pid, life: '', token: 'x', purpose: 'killed' }
  writeFileSync(file, JSON.stringify(holder))
  expect(tryLock(file, 'early')).toEqual({ holder })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  take().release()
})

test('is not held by a process id that a newer process uses now', () => {
  const holder = { pid: process.pid, life: '1', token: 'x', purpose: 'long gone' }
  writeFileSync(file, JSON.stringify(holder))
  expect(() => take().release()).not.toThrow()
})

test('ignores a damaged lock file', () => {
  writeFileSync(file, '{"pid":')
  expect(() => take().release()).not.toThrow()
})

test('does not release a lock that another process has taken over', () => {
  const lock = take()
  writeFileSync(file, JSON.stringify({ pid: 1, life: '', token: 'other', purpose: 'other' }))
  lock.release()
  expect(readFileSync(file, 'utf8')).toContain('other')
})

test('stops waiting when the holder releases the lock', async () => {
  const lock = take()
  let waited = 0
  const second = waitForLock(file, 'second', () => (waited += 1))
  setTimeout(() => lock.release(), 100)
  const taken = await second
  taken.release()
  expect(waited).toBe(1)
})
