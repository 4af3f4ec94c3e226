import path from 'node:path'
import { Failure } from '../bootstrap/failure.mjs'
import { inProject, projectNode } from '../bootstrap/project.mjs'
import { run } from '../process/run.ts'

/**
 * Builds the console into the folder of a build; the web server serves it from there (web/console.ts). In a process of
 * its own, because Vite sets NODE_ENV.
 */
export async function buildConsole(folder: string): Promise<void> {
  const vite = inProject('node_modules/vite/bin/vite.js')
  const options = ['--logLevel', 'error', '--outDir', path.join(folder, 'console'), '--emptyOutDir']
  const args = [vite, 'build', inProject('console'), ...options]
  const { code, output } = await run(projectNode, args)
  if (code !== 0) throw new Failure(`The build of the console failed.\n${output}`)
}
