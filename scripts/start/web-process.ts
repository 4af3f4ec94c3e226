import { type ChildProcess, spawn } from 'node:child_process'
import { Failure } from '../bootstrap/failure.mjs'
import { inProject, projectNode, projectRoot } from '../bootstrap/project.mjs'
import { atShutdown, refuseDuringShutdown } from '../process/shutdown.ts'

export interface WebProcess {
  port: number
  pid: number
  /** Settles when the process has ended, with its exit code. */
  ended: Promise<number>
  stop: () => Promise<void>
}

/** Starts the production server and waits until it answers requests; it is stopped with this process. */
export async function startWeb(env: NodeJS.ProcessEnv): Promise<WebProcess> {
  refuseDuringShutdown()
  const child = spawn(projectNode, ['--enable-source-maps', inProject('scripts/web.mjs')], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const remove = atShutdown(stop)
  void ended.then(remove)
  const port = await readiness(child, ended, env)
  return { port, pid: child.pid ?? 0, ended, stop }
}

function readiness(
  child: ChildProcess,
  ended: Promise<number>,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready: boolean; port?: number; code?: string }) => {
      if (message.ready) resolve(message.port ?? 0)
      else reject(message.code === 'EADDRINUSE' ? portTaken(env.PORT) : notStarted())
    })
    void ended.then(() => reject(notStarted()))
  })
}

export function portTaken(port: string | number | undefined): Failure {
  return new Failure(
    `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${Number(port) + 1}.`,
  )
}

function notStarted(): Failure {
  return new Failure(
    'The web server did not start: mend what it says above and run the command again.',
  )
}
