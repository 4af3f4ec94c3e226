import { cpus } from 'node:os'
import { watchProcessors } from './processors'

it('counts the work of one processor', () => {
  const busy = watchProcessors()
  const until = performance.now() + 500
  while (performance.now() < until);
  const ofOne = 100 / cpus().length
  expect(busy()).toBeGreaterThan(ofOne / 2)
  expect(busy()).toBeLessThanOrEqual(100)
})
