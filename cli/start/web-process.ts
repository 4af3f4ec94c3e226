import { type ChildProcess, spawn } from 'node:child_process'
import { Failure } from '../bootstrap/failure.mjs'
import { inProject, projectNode, projectRoot } from '../bootstrap/project.mjs'
import { endOfLog, withLog } from '../process/log-file.ts'
import { atShutdown, refuseDuringShutdown } from '../process/shutdown.ts'

export interface WebProcess {
  port: number
  /** Of the console. */
  consolePort: number
  pid: number
  /** Resolves to the exit code when the process has ended. */
  ended: Promise<number>
  stop: () => Promise<void>
}

/** Rendering a page allocates tens of megabytes that are soon unused: fewer of them survive in a larger young generation. */
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=128']

/**
 * Starts the production server and waits until it answers. It stops with this process. Logs to the terminal, or
 * to the given file.
 */
export async function startWeb(env: NodeJS.ProcessEnv, logFile?: string): Promise<WebProcess> {
  refuseDuringShutdown()
  const begin = (log: number | 'inherit') =>
    spawn(projectNode, [...NODE_FLAGS, inProject('web', 'main.mjs')], {
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
  const { port, consolePort } = await readiness(child, ended, env.PORT, logFile)
  return { port, consolePort, pid: child.pid ?? 0, ended, stop }
}

interface Ports {
  port: number
  consolePort: number
}

function readiness(
  child: ChildProcess,
  ended: Promise<number>,
  wished: string | undefined,
  logFile: string | undefined,
): Promise<Ports> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Partial<Ports> & { ready: boolean; code?: string }) => {
      const { ready, port = 0, consolePort = 0 } = message
      if (ready) resolve({ port, consolePort })
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
