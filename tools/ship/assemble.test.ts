import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createTestDatabase } from '@/server/testing/database'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { assemble, linked } from './assemble.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-ship-'))
  // No build is needed: the settings are read before it.
  assemble(folder, 'messages', linked)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const SETTINGS = {
  DATABASE_URL: 'postgres://sampan@127.0.0.1:1/sampan',
  SECRET_KEY: 'ab'.repeat(32),
  PORT: '0',
}

it.each([
  ['the web process', ['web.mjs']],
  ['the backend', ['--import', 'tsx', 'server/main.ts']],
])(
  '%s of a shipped build refuses to start with TEST_CONTROL',
  (_, args) => {
    const env = { ...process.env, ...SETTINGS, TEST_CONTROL: 'x'.repeat(16) }
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(stderr).toContain('TEST_CONTROL: cannot be set in a build made by `npm run ship`')
    expect(status).toBe(1)
  },
  40_000,
)

it('the backend of a shipped build starts, and has what pictures are made of', async () => {
  const database = await createTestDatabase('demo')
  const data = mkdtempSync(path.join(tmpdir(), 'sampan-ship-data-'))
  const env = { ...process.env, ...SETTINGS, DATABASE_URL: database.url, DATA_DIR: data }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: folder,
    env: { ...env, BACKEND_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = child.stderr.setEncoding('utf8').toArray()
  try {
    const lines = createInterface({ input: child.stdout })
    const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?]
    expect(line ?? (await errors).join('')).toMatch(/^Backend ready on/)
    const url = line!.split(' ').at(-1)
    const picture = await fetch(`${url}/api/pictures/mugs.sand.front/320.webp`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
    rmSync(data, { recursive: true })
    await database.drop()
  }
}, 60_000)

it('leaves the checkout as it is', () => {
  expect(readFileSync(inProject('server/is-shipped.ts'), 'utf8')).toContain('= false')
})
