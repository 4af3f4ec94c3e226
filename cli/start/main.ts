import path from 'node:path'
import { sentenceFor } from '../bootstrap/failure.mjs'
import { say, seconds, step } from '../bootstrap/steps.mjs'
import { ensureBuild } from '../build/build.ts'
import { startDatabase } from '../data/database.ts'
import { reportEarlierClusters } from '../data/earlier-clusters.ts'
import { dataFolder, lockFolder } from '../data/folder.ts'
import { publishServer } from '../data/server-address.ts'
import { hasDemoCatalogue } from '../database/is-current.ts'
import { prepareDatabase } from '../database/run-prepare.ts'
import {
  checkSettings,
  loadEnvFile,
  productEnvironment,
  wantedHost,
  wantedPort,
} from '../environment.ts'
import { isShuttingDown, shutDown, shutDownOnSignals } from '../process/shutdown.ts'
import { checkPort, consolePort } from './port-check.ts'
import { startWeb, type WebProcess } from './web-process.ts'

const began = Date.now()
shutDownOnSignals({ announce: () => say('\nStopping …') })
try {
  await start()
} catch (error) {
  const isStopped = isShuttingDown()
  await shutDown()
  if (!isStopped) console.error(`\n${sentenceFor(error) ?? describe(error)}`)
  process.exit(1)
}

async function start(): Promise<void> {
  loadEnvFile()
  const folder = dataFolder()
  await lockFolder(folder, 'npm start')
  await checkPort(wantedHost(), wantedPort())
  const chosenConsolePort = await consolePort(wantedHost(), wantedPort())
  checkSettings()
  const [databaseUrl, distDir] = await Promise.all([
    // With a remote backend, this process needs no database.
    process.env.BACKEND_URL ? '' : readyDatabase(folder),
    step('Bringing the build up to date', ensureBuild),
  ])
  const env = productEnvironment(folder, databaseUrl, {
    NODE_ENV: 'production',
    SAMPAN_DIST_DIR: distDir,
    HOST: wantedHost(),
    PORT: String(wantedPort()),
    CONSOLE_PORT: String(chosenConsolePort),
  })
  const web = await step('Starting the web server', () => startWeb(env))
  publishServer(folder, `http://localhost:${web.port}`, `http://localhost:${web.consolePort}`)
  const isDemoShop = databaseUrl !== '' && (await hasDemoCatalogue(databaseUrl))
  welcome(web, folder, env, isDemoShop)
  const code = await web.ended
  const isStopped = isShuttingDown()
  await shutDown()
  if (isStopped) return
  if (code !== 0) console.error('The web server ended unexpectedly: run the command again.')
  process.exit(code)
}

async function readyDatabase(folder: string): Promise<string> {
  const url = process.env.DATABASE_URL ?? (await embeddedDatabase(folder))
  await step('Bringing the database up to date', (report) =>
    prepareDatabase(productEnvironment(folder, url), { report }),
  )
  return url
}

function embeddedDatabase(folder: string): Promise<string> {
  return step('Starting the embedded database', async (report) => {
    const { url, cluster } = await startDatabase(folder, { isDurable: true, report })
    if (!cluster.folder.startsWith(folder)) {
      report(`as root, the database is kept in ${cluster.folder}`)
      reportEarlierClusters(folder, cluster.folder, report)
    }
    return url
  })
}

function welcome(
  { port, consolePort }: WebProcess,
  folder: string,
  env: NodeJS.ProcessEnv,
  isDemoShop: boolean,
): void {
  const isDemo = env.DEMO === '1'
  const demo = 'parcels, top-ups and refunds are processed automatically; DEMO=0 turns that off'
  const cart = env.REGION_POLICY
    ? ''
    : `\n      cart           closed; REGION_POLICY='[]' npm start opens it`
  const signIn = `sign in        demo@sampan.example
      password       sampan1
      payment code   246810
      `
  const isMoved = !process.env.CONSOLE_PORT && port !== 0 && consolePort !== port + 1
  const moved = isMoved ? `port ${port + 1} is taken; ` : ''
  const own = `${isDemoShop ? signIn : ''}mail goes to   ${mailPlace(folder)}${isDemo ? `\n      demo           ${demo}` : ''}`
  say(`
  Sampan is ready after ${seconds(Date.now() - began)}:  http://localhost:${port}

      console        http://localhost:${consolePort}; ${moved}npm run ops -- staff-add adds the first account
      ${env.BACKEND_URL ? `backend        ${env.BACKEND_URL}` : own}${cart}

  Ctrl-C stops it.
`)
}

/** The mail server without its credentials, or the outbox folder. */
function mailPlace(folder: string): string {
  const server = URL.parse(process.env.SMTP_URL ?? '')
  if (server) return `${server.protocol}//${server.host}`
  return path.relative(process.cwd(), path.join(folder, 'outbox'))
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
