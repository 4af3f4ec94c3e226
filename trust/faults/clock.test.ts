import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ServerProcess } from '../crash/server-process'

const mockRoot = mkdtempSync(path.join(os.tmpdir(), 'ร้าน sampan '))
jest.mock('../../cli/bootstrap/project.mjs', () => ({
  inProject: (...parts: string[]) => [mockRoot, ...parts].join('/'),
}))

beforeAll(() => symlinkSync(path.resolve('trust'), path.join(mockRoot, 'trust')))
afterAll(() => rmSync(mockRoot, { recursive: true, force: true }))

test('shifts the clock of a process in a project folder with spaces and Thai letters', async () => {
  const { moveClock } = await import('./clock')
  const env = { ...process.env }
  let told = 0
  const backend = {
    env,
    kill: () => Promise.resolve(),
    start: () => {
      const node = path.resolve('node_modules/.bin/node')
      told = Number(execFileSync(node, ['-p', 'Date.now()'], { env, encoding: 'utf8' }))
      return Promise.resolve(0)
    },
  }
  await moveClock(backend as unknown as ServerProcess, 3, 0)
  expect(Math.round((told - Date.now()) / 86_400_000)).toBe(3)
})
