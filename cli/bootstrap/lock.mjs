import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './failure.mjs'
import { lifeOf } from '../../server/db/embedded/process-life.mjs'

/** @typedef {{ pid: number, life: string, token: string, purpose: string }} Holder */
/** @typedef {{ release: () => void }} Lock */

const TAKEOVER_TIMEOUT_MS = 10_000

/**
 * Takes a lock file for this process, or returns its holder. The lock of a process that has ended is taken over.
 * @param {string} file
 * @param {string} purpose
 * @returns {{ lock: Lock } | { holder: Holder }}
 */
export function tryLock(file, purpose) {
  mkdirSync(path.dirname(file), { recursive: true })
  /** @type {Holder} */
  const mine = {
    pid: process.pid,
    life: lifeOf(process.pid) ?? '',
    token: randomUUID(),
    purpose,
  }
  const draft = `${file}.${mine.token}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    if (place(draft, file) || takeOver(draft, file)) return { lock: lockOf(file, mine) }
    const holder = readHolder(file)
    return { holder: holder ?? { pid: 0, life: '', token: '', purpose: 'starting' } }
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Takes a lock file, waiting for its holder to release it.
 * @param {string} file
 * @param {string} purpose
 * @param {(holder: Holder) => void} onWait called once when it has to wait
 * @returns {Promise<Lock>}
 */
export async function waitForLock(file, purpose, onWait) {
  for (let tries = 0; ; tries += 1) {
    const answer = tryLock(file, purpose)
    if ('lock' in answer) return answer.lock
    if (tries === 0) onWait(answer.holder)
    await sleep(250)
  }
}

/** @param {string} draft @param {string} file */
function place(draft, file) {
  try {
    // A hard link is created atomically, so no process reads a partial lock.
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Only the process that holds the takeover file may replace a stale lock. Otherwise two processes could remove each
 * other's new lock.
 * @param {string} draft @param {string} file
 */
function takeOver(draft, file) {
  if (isHeld(file)) return false
  const permit = `${file}.takeover`
  if (!place(draft, permit)) {
    if (ageMs(permit) > TAKEOVER_TIMEOUT_MS) rmSync(permit, { force: true })
    return false
  }
  try {
    if (isHeld(file)) return false
    renameSync(draft, file)
    return true
  } finally {
    rmSync(permit, { force: true })
  }
}

/** @param {string} file */
function isHeld(file) {
  const holder = readHolder(file)
  if (!holder) return false
  const life = lifeOf(holder.pid)
  return life !== null && (life === '' || holder.life === '' || life === holder.life)
}

/**
 * @param {string} file
 * @returns {Holder | null}
 */
function readHolder(file) {
  try {
    return /** @type {Holder} */ (JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** @param {string} file */
function ageMs(file) {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}

/** @param {string} file @param {Holder} mine @returns {Lock} */
function lockOf(file, mine) {
  const release = () => {
    if (readHolder(file)?.token === mine.token) rmSync(file, { force: true })
    process.off('exit', release)
  }
  process.on('exit', release)
  return { release }
}
