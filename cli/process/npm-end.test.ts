import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { lifeOf } from '@/server/db/embedded/process-life.mjs'

const PATIENCE_MS = 15_000
const urlOf = (file: string) => pathToFileURL(path.resolve(file)).href

/** A small server: a child, a grandchild that ignores SIGTERM, and a database that stops last. */
const PROGRAM = `
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '${urlOf('cli/process/run.ts')}'
import { shutDownOnSignals, stoppedAtShutdown } from '${urlOf('cli/process/shutdown.ts')}'

shutDownOnSignals()
const starting = stoppedAtShutdown(
  () => sleep(Number(process.env.START_MS)),
  () => writeFileSync('stopped', ''),
)
console.log('starting', process.pid)
await starting
void run('sh', ['-c', '(trap "" TERM; exec sleep 600) & echo $$ $!; wait'], {
  onLine: (line) => console.log('started', line),
}).catch(() => undefined)
setInterval(() => undefined, 1000)
`

let folder: string
let npm: ChildProcess | undefined
const pids: number[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ร้าน sampan '))
  const command = `"${path.resolve('node_modules/.bin/node')}" program.ts`
  writeFileSync(path.join(folder, 'program.ts'), PROGRAM)
  const scripts = { start: command, replacing: `exec ${command}`, late: `sleep 2; ${command}` }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
})
afterEach(() => {
  for (const pid of pids.splice(0)) if (lifeOf(pid) !== null) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Resolves when the program prints the word; collects the processes that it names. */
function startNpm(word: string, startMs = 0, script = 'start'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const env = { ...process.env, START_MS: String(startMs) }
  npm = spawn('npm', ['run', script], { cwd: folder, env, detached: true })
  npm.on('error', reject)
  npm.on('exit', () => reject(new Error('npm ended early')))
  npm.stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const [, said, numbers = ''] of text.matchAll(/^(starting|started) ([\d ]+)$/gm)) {
      pids.push(...numbers.split(' ').map(Number))
      if (said === word) resolve()
    }
  })
  return promise
}

const living = () => pids.filter((pid) => lifeOf(pid) !== null)

async function untilAllHaveEnded(): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; living().length > 0 && Date.now() < end;)
    await sleep(50)
  expect(living()).toEqual([])
}

/** dash does not forward a SIGINT that only it receives, unless the script replaces it. */
test.each([
  ['SIGTERM', 'start'],
  ['SIGHUP', 'start'],
  ['SIGKILL', 'start'],
  ['SIGINT', 'replacing'],
  ['SIGHUP', 'replacing'],
] as const)(
  '%s sent to npm only stops all processes of its script "%s"',
  async (signal, script) => {
    await startNpm('started', 0, script)
    expect(pids).toHaveLength(3)
    npm?.kill(signal)
    await untilAllHaveEnded()
    expect(existsSync(path.join(folder, 'stopped'))).toBe(true)
  },
)

test('a process that begins after npm was killed ends', async () => {
  const started = startNpm('started', 0, 'late')
  // Long enough for npm to start its shell, which outlives it.
  await sleep(1500)
  npm?.kill('SIGKILL')
  await expect(started).rejects.toThrow('npm ended early')
  for (const end = Date.now() + PATIENCE_MS; pids.length === 0 && Date.now() < end;) await sleep(50)
  expect(pids).not.toEqual([])
  await untilAllHaveEnded()
})

test('a shutdown during the start waits for the starting process and stops it', async () => {
  await startNpm('starting', 1500)
  npm?.kill('SIGTERM')
  await untilAllHaveEnded()
  expect(existsSync(path.join(folder, 'stopped'))).toBe(true)
  expect(pids).toHaveLength(1)
})
