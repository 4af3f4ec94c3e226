import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

it('leaves the checkout as it is', () => {
  expect(readFileSync(inProject('server/is-shipped.ts'), 'utf8')).toContain('= false')
})
