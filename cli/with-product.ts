import { sentenceFor } from './bootstrap/failure.mjs'
import { projectNode } from './bootstrap/project.mjs'
import { startDatabase, runningDatabaseUrl } from './data/database.ts'
import { dataFolder, lockFolder } from './data/folder.ts'
import { runningServer } from './data/server-address.ts'
import { prepareDatabase } from './database/run-prepare.ts'
import { loadEnvFile, productEnvironment } from './environment.ts'
import { runInFront } from './process/run.ts'
import { shutDown, shutDownOnSignals } from './process/shutdown.ts'

/**
 * Runs a TypeScript program with the database of the data folder: the one of a running `npm start`, or one
 * started for this program. `--bare` skips migration and seeding.
 */
const isBare = process.argv[2] === '--bare'
const [script = '', ...args] = process.argv.slice(isBare ? 3 : 2)
/** Help needs no database. */
const isHelp = script.endsWith('ops.ts') && (args.length === 0 || args.includes('--help'))
/** A restore must not be seeded. */
const bringsItsOwn = script.endsWith('ops.ts') && args[0] === 'restore'

shutDownOnSignals()
try {
  loadEnvFile()
  const env = isHelp ? process.env : await environmentWithDatabase()
  process.exitCode = await runInFront(projectNode, ['--import', 'tsx', script, ...args], env)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()

async function environmentWithDatabase(): Promise<NodeJS.ProcessEnv> {
  const folder = dataFolder()
  const url = process.env.DATABASE_URL ?? runningDatabaseUrl(folder) ?? (await startOwn(folder))
  const server = runningServer(folder)
  return productEnvironment(folder, url, {
    ...(server && { SAMPAN_URL: server.url }),
    ...(server?.consoleUrl && { SAMPAN_CONSOLE_URL: server.consoleUrl }),
  })
}

async function startOwn(folder: string): Promise<string> {
  const report = (line: string) => console.error(line)
  await lockFolder(folder, script)
  const { url } = await startDatabase(folder, { isDurable: true, report })
  if (!isBare && !bringsItsOwn) await prepareDatabase(productEnvironment(folder, url), { report })
  return url
}
