import os from 'node:os'
import path from 'node:path'
import next from 'next/package.json'
import { commonMend, sentenceFor } from '../scripts/bootstrap/failure.mjs'
import { step } from '../scripts/bootstrap/steps.mjs'
import { shutDown, shutDownOnSignals } from '../scripts/process/shutdown.ts'
import { benchCatalogue } from './catalogue'
import { benchCheckout } from './checkout'
import { measurePages } from './pages'
import { benchScroll } from './scroll'
import { startBenchServer } from './server'
import { benchWallet } from './wallet'
import { measureWeight } from './weight'

const folder = path.resolve('.data/bench')

/** Figures of one run on one machine: quote medians, and compare only what was measured together. */
async function main(): Promise<void> {
  if (process.argv[2] === 'catalogue') {
    const given = process.argv.slice(3)
    const sizes = given.filter((word) => word !== '--write').map(Number)
    return benchCatalogue(folder, {
      sizes: sizes.length > 0 ? sizes : undefined,
      isWritten: given.includes('--write'),
    })
  }
  if (process.argv[2] === 'scroll') return benchScroll(path.resolve('.data/bench-scroll'))
  if (process.argv[2] === 'checkout')
    return benchCheckout(folder, { isWritten: process.argv.includes('--write') })
  if (process.argv[2] === 'wallet')
    return benchWallet(folder, { isWritten: process.argv.includes('--write') })
  const { url, product, shop } = await startBenchServer(folder)
  const cpu = os.cpus()
  console.log(
    `\n${cpu.length} × ${cpu[0]?.model ?? 'unknown processor'}, Node ${process.version}, Next ${next.version}\n`,
  )
  const paths = [
    '/en/home',
    '/home',
    `/en/shop/${shop}`,
    `/en/detail/${product}`,
    `/detail/${product}`,
  ]
  console.log('Warm pages, medians of five interleaved runs')
  console.table(await step('Measuring pages', () => measurePages(url, paths)))
  console.log('Weight, gzip')
  console.table(
    await step('Weighing pages', () =>
      measureWeight(url, ['/en/home', `/en/shop/${shop}`, `/en/detail/${product}`]),
    ),
  )
}

shutDownOnSignals()
try {
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? commonMend(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
