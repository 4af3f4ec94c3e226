import { rmSync } from 'node:fs'
import { sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { say, step } from '../../cli/bootstrap/steps.mjs'
import { lockFolder, testFolder } from '../../cli/data/folder.ts'
import { clearSettings } from '../../cli/environment.ts'
import { run } from '../../cli/process/run.ts'
import { shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { writePseudoEnglish } from '../pseudo/english.ts'
import { ensureFonts, findBrowser } from '../test/browser.ts'
import { joinTestCluster } from '../test/test-cluster.ts'
import { startTestServer } from '../test/test-server.ts'
import { drawSheets } from './sheets.ts'

const PSEUDO = '--pseudo'

/**
 * `npm run screens [-- --grep ja]`: takes screenshots of every page in every language, theme and size, and contact
 * sheets of them. With `--pseudo` it takes none and reports text that is not in the messages.
 */
async function takeScreens(args: string[]): Promise<void> {
  clearSettings()
  const isPseudo = args.includes(PSEUDO)
  if (isPseudo) process.env.SAMPAN_ENGLISH = writePseudoEnglish()
  await lockFolder(testFolder(), 'npm run screens')
  const { cluster } = await joinTestCluster()
  const browser = await step('Finding a browser', findBrowser)
  await step('Finding fonts', ensureFonts)
  const folder = inProject('.data', 'screens')
  if (args.length === 0) rmSync(folder, { recursive: true, force: true })
  const env = {
    // Only the build contains the pseudo-localised messages.
    ...(await startTestServer(cluster, isPseudo ? 'none' : 'open')),
    CHROMIUM_PATH: browser,
    SAMPAN_SCREENS: folder,
  }
  const project = `--project=${isPseudo ? 'pseudo' : 'screens'}`
  const script = inProject('node_modules/@playwright/test/cli.js')
  const command = [
    script,
    'test',
    '--reporter=list',
    project,
    ...args.filter((arg) => arg !== PSEUDO),
  ]
  const { code } = await run(projectNode, command, { env, onLine: say })
  if (code !== 0) process.exitCode = 1
  if (isPseudo) return
  const sheets = await step('Drawing contact sheets', () => drawSheets(folder))
  say(`${sheets} sheets in ${folder}`)
}

shutDownOnSignals()
try {
  await takeScreens(process.argv.slice(2))
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()
