import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../bootstrap/failure.mjs'
import { projectNode, projectRoot } from '../bootstrap/project.mjs'
import { endOfLog, withLog } from '../process/log-file.ts'
import { atShutdown, refuseDuringShutdown } from '../process/shutdown.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'

const TIMEOUT_MS = 60_000

export interface BackendProcess {
  url: string
  stop: () => Promise<void>
}

/** Starts the standalone backend and waits until it answers. It stops with this process. */
export async function startBackend(
  env: NodeJS.ProcessEnv,
  logFile: string,
): Promise<BackendProcess> {
  const port = await freePort()
  refuseDuringShutdown()
  const child = withLog(logFile, (log) =>
    spawn(projectNode, ['--import', 'tsx', 'server/main.ts'], {
      cwd: projectRoot,
      env: { ...env, BACKEND_HOST: '127.0.0.1', BACKEND_PORT: String(port) },
      stdio: ['ignore', log, log],
    }),
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const remove = atShutdown(stop)
  void ended.then(remove)
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + TIMEOUT_MS
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) return { url, stop }
    await sleep(50)
  }
  await stop()
  throw new Failure(`The backend did not start.\n${endOfLog(logFile)}`)
}
