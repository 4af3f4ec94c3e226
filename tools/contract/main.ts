import { parseArgs } from 'node:util'
import { say } from '../../cli/bootstrap/steps.mjs'
import { leadThrough } from './chapters'
import { Probe } from './probe'

const USAGE = `npm run contract -- URL

Calls every endpoint of the contract at URL, as a new shopper, and names the calls and fields that differ; exits
with 1 when any does. OPS_TOKEN, that backend's own, lets money be credited, so that orders are paid as well.
It leaves an account and orders behind: point it at a backend for trying.`

const { positionals } = parseArgs({ allowPositionals: true })
const url = URL.parse(positionals[0] ?? '')
if (!url) {
  console.error(USAGE)
  process.exit(2)
}
const transport = { baseUrl: url.origin, fetch: (request: Request) => fetch(request) }
const probe = new Probe(transport, process.env.OPS_TOKEN)
await leadThrough(probe, (title) => say(`  ${title}`))

const unanswered = probe.unanswered()
if (probe.more.size > 0)
  say(`\nBeyond the contract, and not looked at:\n  ${[...probe.more].join('\n  ')}`)
if (unanswered.length > 0) say(`\nNever answered well, or not asked:\n  ${unanswered.join('\n  ')}`)
if (!probe.opsToken) say('\nWithout OPS_TOKEN nothing was credited, paid or withdrawn.')
for (const { call, place, says } of probe.differences) say(`\n${call}\n  ${place}: ${says}`)
say(`\n${probe.answered.size} calls answered, ${probe.differences.length} differences`)
process.exit(probe.differences.length > 0 ? 1 : 0)
