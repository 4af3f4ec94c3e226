import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inProject, projectNode } from '@/cli/bootstrap/project.mjs'
import { longestTask } from '@/server/testing/longest-task'

/** In CPU time, because elapsed time includes other processes of the machine. */
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
  expect(await longestTask(block)).toBeGreaterThan(MAX_MS)
})

// In a separate process, because here the garbage collection of earlier tests would be measured, too.
it('does not block the event loop during the first cards and pictures of a process', async () => {
  const script = inProject('server', 'testing', 'first-renders.ts')
  const { stdout } = await promisify(execFile)(projectNode, ['--import', 'tsx', script])
  const { cardsMs, picturesMs, statuses } = JSON.parse(stdout) as Record<string, unknown>
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(cardsMs).toBeLessThan(MAX_MS)
  expect(picturesMs).toBeLessThan(MAX_MS)
}, 60_000)
