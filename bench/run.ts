import path from 'node:path'
import { parseArgs } from 'node:util'
import { commonMend, Failure, sentenceFor } from '../cli/bootstrap/failure.mjs'
import { shutDown, shutDownOnSignals } from '../cli/process/shutdown.ts'
import { runInFront } from '../cli/process/run.ts'
import { projectNode } from '../cli/bootstrap/project.mjs'
import { ensureBrand } from '@/server/brand-file'
import type { Options } from './results'

type Run = (folder: string, options: Options, sizes: number[]) => Promise<void>

/** Loaded when requested, because a section may need packages that the others do not. */
const SECTIONS: Record<string, Run> = {
  requests: async (folder, options) => (await import('./requests')).benchRequests(folder, options),
  pages: async (folder, options) => (await import('./pages')).benchPages(folder, options),
  nginx: async (folder, options) => (await import('./nginx')).benchNginx(folder, options),
  browser: async (folder, options) => (await import('./browser')).benchBrowser(folder, options),
  taps: async (folder, options) => (await import('./taps')).benchTaps(folder, options),
  memory: async (folder, options) => (await import('./memory')).benchMemory(folder, options),
  api: async (folder, options) => (await import('./api')).benchApi(folder, options),
  build: async (folder, options) => (await import('./build')).benchBuild(folder, options),
  catalogue: async (folder, { isWritten }, sizes) => {
    const { benchCatalogue } = await import('./catalogue')
    await benchCatalogue(folder, { sizes: sizes.length > 0 ? sizes : undefined, isWritten })
  },
  checkout: async (folder, options) => (await import('./checkout')).benchCheckout(folder, options),
  wallet: async (folder, options) => (await import('./wallet')).benchWallet(folder, options),
  ledger: async (folder, options) => (await import('./ledger')).benchLedger(folder, options),
  changes: async (folder, options) => (await import('./changes')).benchChanges(folder, options),
  admin: async (folder, options, sizes) =>
    (await import('./admin')).benchAdmin(folder, options, sizes),
  import: async (folder, options) => (await import('./import')).benchImport(folder, options),
  scroll: async (_folder, options) =>
    (await import('./scroll')).benchScroll(path.resolve('.data/bench-scroll'), options),
}

/** Results of one run on one machine: quote medians, and compare only values measured together. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      compare: { type: 'string' },
      against: { type: 'string' },
    },
  })
  const [name, ...sizes] = positionals
  if (name === undefined) return everything()
  const section = SECTIONS[name]
  if (!section)
    throw new Failure(`There is no section "${name}": ${Object.keys(SECTIONS).join(', ')}.`)
  const { write: isWritten, full: isFull, compare, against } = values
  const options = { isWritten, isFull, compare, against }
  await section(path.resolve('.data/bench'), options, sizes.map(Number))
}

/** Each section in a separate process, so that none benefits from the warm-up of another. */
async function everything(): Promise<void> {
  for (const name of Object.keys(SECTIONS)) {
    console.log(`\n── ${name} ──`)
    const args = ['--import', 'tsx', 'bench/run.ts', name, ...process.argv.slice(2)]
    const code = await runInFront(projectNode, args, process.env)
    if (code !== 0) process.exitCode = code
  }
}

shutDownOnSignals()
try {
  ensureBrand()
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? commonMend(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
