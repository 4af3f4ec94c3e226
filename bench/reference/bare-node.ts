import { spawn } from 'node:child_process'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { waitForServer } from './wait-for-server'

/** A server of Node that only sends the compressed bytes of a file. */
export async function startBareNode(file: string): Promise<string> {
  const port = await freePort()
  const args = [inProject('bench/reference/bare-server.ts'), file, String(port)]
  const server = spawn(projectNode, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  atShutdown(() => void server.kill())
  return waitForServer(`http://127.0.0.1:${port}`)
}
