import { reportVitals } from '@/contracts/vitals'
import { metrics } from '@/server/metrics'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const REPORT = {
  page: 'detail',
  vitals: [
    { name: 'LCP', value: 1840 },
    { name: 'CLS', value: 0.07 },
  ],
}

it('counts web vitals by page and language', async () => {
  const answer = await test.ask(reportVitals, REPORT, { locale: 'th', ip: newKey() })
  expect(answer).toMatchObject({ status: 200, code: 1, data: null })
  const text = await metrics().registry.metrics()
  const labels = 'page="detail",language="th"'
  expect(text).toContain(`sampan_web_vital_seconds_sum{vital="LCP",${labels}} 1.84`)
  expect(text).toContain(`sampan_web_vital_seconds_bucket{le="1.8",vital="LCP",${labels}} 0`)
  expect(text).toContain(`sampan_web_layout_shift_sum{${labels}} 0.07`)
})

it.each([
  ['an unknown page', { ...REPORT, page: 'nowhere' }],
  ['an unknown metric', { ...REPORT, vitals: [{ name: 'ME', value: 1 }] }],
  ['nothing', { ...REPORT, vitals: [] }],
  ['an hour', { ...REPORT, vitals: [{ name: 'LCP', value: 3_600_000 }] }],
])('counts nothing of %s', async (_what, report) => {
  const answer = await test.ask(reportVitals, report, { ip: newKey() })
  expect(answer.code).toBe(422)
})

it('limits reports per address', async () => {
  const ip = newKey()
  for (let times = 0; times < 60; times += 1) await test.ask(reportVitals, REPORT, { ip })
  expect(await test.ask(reportVitals, REPORT, { ip })).toMatchObject({ status: 429, code: 429 })
  expect((await test.ask(reportVitals, REPORT, { ip: newKey() })).code).toBe(1)
})
