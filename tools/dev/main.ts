import { sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { step } from '../../cli/bootstrap/steps.mjs'
import { startDatabase } from '../../cli/data/database.ts'
import { dataFolder, lockFolder } from '../../cli/data/folder.ts'
import { publishServer } from '../../cli/data/server-address.ts'
import { prepareDatabase } from '../../cli/database/run-prepare.ts'
import { loadEnvFile, productEnvironment, wantedHost, wantedPort } from '../../cli/environment.ts'
import { runInFront } from '../../cli/process/run.ts'
import { shutDown, shutDownOnSignals } from '../../cli/process/shutdown.ts'
import { checkPort } from '../../cli/start/port-check.ts'

shutDownOnSignals()
try {
  await develop()
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
await shutDown()
process.exit()

/** Next's development server on the same data folder as `npm start`. */
async function develop(): Promise<void> {
  loadEnvFile()
  const folder = dataFolder()
  await lockFolder(folder, 'npm run dev')
  await checkPort(wantedHost(), wantedPort())
  const url = process.env.DATABASE_URL ?? (await embeddedDatabase(folder))
  const env = productEnvironment(folder, url, { NODE_ENV: 'development' })
  await step('Bringing the database up to date', (report) => prepareDatabase(env, { report }))
  publishServer(folder, `http://localhost:${wantedPort()}`)
  const args = ['dev', '--hostname', wantedHost(), '--port', String(wantedPort())]
  process.exitCode = await runInFront(
    projectNode,
    [inProject('node_modules/next/dist/bin/next'), ...args],
    env,
  )
}

function embeddedDatabase(folder: string): Promise<string> {
  return step('Starting the embedded database', async (report) => {
    const { url } = await startDatabase(folder, { isDurable: true, report })
    return url
  })
}
