import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../../cli/process/run.ts'
import type { Scan, Scanning } from './report'
import { ensureProgram } from './tools'

const SECONDS = 120
const CONNECTIONS = 1000
const MAX_MS = 3000
const WATCHED = ['/en/home', '/api/home', '/en/detail/1']

/** Slow HTTP attacks that hold connections open, while ordinary visitors send requests. */
const WAYS: Record<string, string[]> = {
  'slow headers': ['-H', '-i', '10'],
  'slow body': ['-B', '-i', '10', '-s', '8192', '-t', 'POST'],
  'slow reading': ['-X', '-w', '1', '-y', '64', '-n', '5', '-z', '32', '-k', '3'],
}

export const slow: Scan = {
  name: 'slowhttptest',
  summary: 'slow headers, slow bodies and slow reading from 1,000 connections, two minutes each',
  async run(scan) {
    const program = await ensureProgram('slowhttptest')
    let found = 0
    for (const [name, args] of Object.entries(WAYS)) found += await hold(scan, program, name, args)
    return found
  },
}

async function hold(scan: Scanning, program: string, name: string, args: string[]) {
  const url = scan.origin + (name === 'slow body' ? '/api/user/login' : '/en/home')
  const watch = watchVisitors(scan.origin)
  await run(
    program,
    [
      [...args, '-c', String(CONNECTIONS), '-r', '200', '-p', '5', '-u', url],
      ['-l', String(Math.ceil(SECONDS * scan.part)), '-g', '-o', path.join(scan.folder(), name)],
    ].flat(),
  )
  const { asked, failed, slowestMs } = await watch()
  const table = readFileSync(path.join(scan.folder(), `${name}.csv`), 'utf8')
  const [after, closed, , held, isThere] = table.trim().split('\n').at(-1)!.split(',')
  scan.tell(
    `${name}: ${asked} requests of ordinary visitors meanwhile, ${failed} failed, slowest ${Math.round(slowestMs)} ms; after ${after} s ${held} connections held, ${closed} closed, ${isThere === '0' ? 'not ' : ''}served`,
  )
  return failed + (slowestMs > MAX_MS ? 1 : 0)
}

/** Each sends one request per second. */
function watchVisitors(origin: string) {
  let isOver = false
  const seen = { asked: 0, failed: 0, slowestMs: 0 }
  const done = (async () => {
    while (!isOver) {
      for (const page of WATCHED) {
        const began = performance.now()
        const answer = await fetch(origin + page, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(15_000),
        }).catch(() => null)
        await answer?.arrayBuffer().catch(() => undefined)
        seen.asked += 1
        if (!answer?.ok) seen.failed += 1
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began)
      }
      await sleep(500)
    }
  })()
  return async () => {
    isOver = true
    await done
    return seen
  }
}
