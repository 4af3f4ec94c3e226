import { sentenceFor } from '../scripts/bootstrap/failure.mjs'
import { shutDown, shutDownOnSignals } from '../scripts/process/shutdown.ts'
import { simulate } from './simulate'

const PROOFS: Record<string, (args: string[]) => Promise<boolean>> = { simulate }

/** `npm run trust -- <name>`: proves something by trying it very often, and ends with 1 when it did not hold. */
async function main([name = '', ...args]: string[]): Promise<boolean> {
  const prove = PROOFS[name]
  if (prove) return prove(args)
  console.log(`npm run trust -- ${Object.keys(PROOFS).join(' | ')}`)
  return false
}

shutDownOnSignals()
try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
