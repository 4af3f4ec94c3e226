import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@/server/db/embedded/free-port'
import { frontConfig, startNginx } from './run'

const mockRoot = mkdtempSync(path.join(os.tmpdir(), 'ร้าน "sampan" '))
jest.mock('../../cli/bootstrap/project.mjs', () => ({
  inProject: (...parts: string[]) => [mockRoot, ...parts].join('/'),
}))

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const withNginx = hasNginx() ? describe : describe.skip

beforeAll(() => symlinkSync(path.resolve('deploy'), path.join(mockRoot, 'deploy')))
afterAll(() => rmSync(mockRoot, { recursive: true, force: true }))

withNginx('a project folder with spaces, quotes and Thai letters', () => {
  test('nginx runs with the configuration', async () => {
    const folder = path.join(mockRoot, 'front; {1}')
    mkdirSync(folder)
    const port = await freePort()
    const nginx = await startNginx(folder, frontConfig(folder, port, '127.0.0.1:9'), port)
    try {
      expect((await fetch(`${nginx.url}/en/home`)).status).toBe(502)
    } finally {
      await nginx.stop()
    }
  })
})
