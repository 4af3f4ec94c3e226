import path from 'node:path'
import { Failure, sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { say, step } from '../../cli/bootstrap/steps.mjs'
import { ensureBuild } from '../../cli/build/build.ts'
import { shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { assemble } from './assemble.ts'

/** `npm run ship -- FOLDER`: the content of an image. Needs no database. */
shutDownOnSignals()
try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Failure('Name the folder to fill: npm run ship -- FOLDER')
  const distDir = await step('Bringing the build up to date', ensureBuild)
  const target = path.resolve(folder)
  await step('Filling the folder', () => Promise.resolve(assemble(target, distDir)))
  say(`
  ${target} holds everything: run in it
      node web.mjs                                     the web process
      node --import tsx server/main.ts                 the backend alone
      node --import tsx cli/database/prepare.ts    migrations, and the demo goods in an empty database
`)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
