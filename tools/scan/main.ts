import { parseArgs } from 'node:util'
import { Failure, sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { say, seconds } from '../../cli/bootstrap/steps.mjs'
import { clearSettings } from '../../cli/environment.ts'
import { shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { ensureBrand } from '@/server/brand-file'
import { crawl } from './crawl'
import { html } from './html'
import { injections } from './injections'
import { paths } from './paths'
import { type Scan, Scanning } from './report'
import { openShop } from './shop.ts'
import { slow } from './slow'

const SCANS: Scan[] = [html, paths, injections, crawl, slow]
const USAGE = `npm run scan -- [${SCANS.map(({ name }) => name).join(' ')}] [--port n | --at origin] [--part 0..1]
${SCANS.map(({ name, summary }) => `    ${name}: ${summary}`).join('\n')}`

/** External scanners against the production build, on loopback with separate data (docs/scans.md). */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      port: { type: 'string' },
      part: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return say(USAGE)
  const names = positionals.length > 0 ? positionals : SCANS.map(({ name }) => name)
  const scans = names.map((name) => {
    const scan = SCANS.find((one) => one.name === name)
    if (!scan) throw new Failure(`There is no scan "${name}".\n${USAGE}`)
    return scan
  })
  const part = Number(values.part ?? 1)
  if (!(part > 0 && part <= 1)) throw new Failure(`--part takes a part of 1.\n${USAGE}`)
  clearSettings()
  const origin = values.at ? ownOrigin(values.at) : await openShop(Number(values.port ?? 3940))
  for (const { name, run } of scans) {
    say(`\n${name} against ${origin}`)
    const began = Date.now()
    const scanning = new Scanning(name, origin, part)
    const found = await run(scanning)
    scanning.tell(`${found} findings to review, ${seconds(Date.now() - began)}`)
    say(`  written to ${scanning.keep()}`)
    if (found > 0) process.exitCode = 1
  }
}

/** A shop that runs on this machine already: no other host is scanned by mistake. */
function ownOrigin(text: string): string {
  const url = URL.parse(text)
  if (url && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) return url.origin
  throw new Failure(`--at takes the address of a shop on this machine.\n${USAGE}`)
}

shutDownOnSignals()
try {
  ensureBrand()
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
