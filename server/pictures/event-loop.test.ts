import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject, projectNode } from '@/cli/bootstrap/project.mjs'
import { longestTurn } from '@/server/testing/longest-turn'

/** The limit for every request. CPU time, because elapsed time also counts other processes of the machine. */
const MAX_MS = 100

it('measures a blocking task', async () => {
  const block = () => {
    const { user, system } = process.threadCpuUsage()
    let spent = 0
    while (spent < 2 * MAX_MS * 1000) {
      const now = process.threadCpuUsage()
      spent = now.user - user + now.system - system
    }
    return Promise.resolve()
  }
  expect(await longestTurn(block)).toBeGreaterThan(MAX_MS)
})

// In a separate process: here the garbage of all earlier tests would be collected meanwhile.
it('does not block the event loop during the first cards and pictures of a process', async () => {
  const script = inProject('server', 'testing', 'first-drawings.ts')
  const { stdout } = await promisify(execFile)(projectNode, ['--import', 'tsx', script])
  const { cardsMs, picturesMs, statuses } = JSON.parse(stdout) as Record<string, unknown>
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(cardsMs).toBeLessThan(MAX_MS)
  expect(picturesMs).toBeLessThan(MAX_MS)
}, 60_000)
