import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { say } from '../../cli/bootstrap/steps.mjs'
import { ensureBrand } from '@/server/brand-file'
import { createMock } from './mock'

const USAGE = `npm run mock -- [--port N] [--host ADDRESS]

Answers every call of the contract from memory: start another frontend against it, or a storefront with
BACKEND_URL. OPS_TOKEN and TEST_CONTROL set the tokens of /api/ops/ and /api/test/.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
if (values.help || !Number.isInteger(port)) {
  console.error(USAGE)
  process.exit(values.help ? 0 : 2)
}
const opsToken = process.env.OPS_TOKEN ?? 'mock-operator-token'
const testToken = process.env.TEST_CONTROL ?? 'mock-tester'
ensureBrand()
const mock = createMock({ opsToken, testToken })
const server = serve({ fetch: mock.fetch, port, hostname: values.host }, ({ port: chosen }) => {
  say(`Mock backend on http://${values.host}:${chosen} (${Math.round(process.uptime() * 1000)} ms)`)
  if (!process.env.OPS_TOKEN) say(`  OPS_TOKEN=${opsToken}`)
  if (!process.env.TEST_CONTROL) say(`  TEST_CONTROL=${testToken}`)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    server.close()
    process.exit(0)
  })
