import { setTimeout as sleep } from 'node:timers/promises'
import { holdJobs, stopHeldJobs } from './held-jobs'

test('nothing is stopped where no jobs run', async () => {
  await expect(stopHeldJobs()).resolves.toBeUndefined()
})

test('waits until the jobs are stopped, and passes their failure on', async () => {
  let isStopped = false
  holdJobs({
    stop: async () => {
      await sleep(50)
      isStopped = true
    },
  })
  await stopHeldJobs()
  expect(isStopped).toBe(true)
  holdJobs({ stop: () => Promise.reject(new Error('not stopped')) })
  await expect(stopHeldJobs()).rejects.toThrow('not stopped')
})
