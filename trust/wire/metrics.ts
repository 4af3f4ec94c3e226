import { TEST_OPS_TOKEN } from '@/server/testing/backend'
import type { WireTestbed } from './testbed'

/** The values of a metric for each label set that contains `label`. */
export async function metricLines(
  testbed: WireTestbed,
  name: string,
  label = '',
): Promise<number[]> {
  const { status, body } = await testbed.ask({
    target: '/api/metrics',
    headers: [['Authorization', `Bearer ${TEST_OPS_TOKEN}`]],
  })
  if (status !== 200) throw new Error(`the metrics request returns ${status}`)
  const lines = String(body).split('\n')
  return lines
    .filter(
      (line) =>
        (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && line.includes(label),
    )
    .map((line) => Number(line.split(' ').at(-1)))
}
