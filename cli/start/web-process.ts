import { type ChildProcess, spawn } from 'node:child_process'
import { Failure } from '../bootstrap/failure.mjs'
import { inProject, projectNode, projectRoot } from '../bootstrap/project.mjs'
import { endOfLog, withLog } from '../process/log-file.ts'
import { atShutdown, refuseDuringShutdown } from '../process/shutdown.ts'

export interface WebProcess {
  port: number
  pid: number
  /** Resolves to the exit code when the process has ended. */
  ended: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts the production server and waits until it answers. It stops with this process. Logs to the terminal, or
 * to the given file.
 */
export async function startWeb(env: NodeJS.ProcessEnv, logFile?: string): Promise<WebProcess> {
  refuseDuringShutdown()
  const begin = (log: number | 'inherit') =>
    spawn(projectNode, ['--enable-source-maps', inProject('web', 'main.mjs')], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', log, log, 'ipc'],
    })
  const child = logFile ? withLog(logFile, begin) : begin('inherit')
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const remove = atShutdown(stop)
  void ended.then(remove)
  const port = await readiness(child, ended, env.PORT, logFile)
  return { port, pid: child.pid ?? 0, ended, stop }
}

function readiness(
  child: ChildProcess,
  ended: Promise<number>,
  wished: string | undefined,
  logFile: string | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready: boolean; port?: number; code?: string }) => {
      if (message.ready) resolve(message.port ?? 0)
      else reject(message.code === 'EADDRINUSE' ? portTaken(wished) : notStarted(logFile))
    })
    void ended.then(() => reject(notStarted(logFile)))
  })
}

export function portTaken(port: string | number | undefined): Failure {
  return new Failure(
    `Port ${port} is in use by another program: stop it, or choose another port with PORT=${Number(port) + 1}.`,
  )
}

function notStarted(logFile: string | undefined): Failure {
  return new Failure(
    logFile
      ? `The web server did not start. ${endOfLog(logFile)}`
      : 'The web server did not start: fix the error above and run the command again.',
  )
}
