import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, Failure } from '../bootstrap/failure.mjs'
import { tryLock } from '../bootstrap/lock.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { atShutdown } from '../process/shutdown.ts'

/** The local data: the embedded database, secrets, uploads and the outbox. */
export function dataFolder(): string {
  return process.env.DATA_DIR ? path.resolve(process.env.DATA_DIR) : inProject('.data')
}

export const testFolder = (): string => inProject('.data', 'test')

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be created (${codeOf(error)}): choose another one with DATA_DIR.`,
    )
  }
}

/** Only one process may start a database and a server on a data folder. */
export async function lockFolder(folder: string, purpose: string): Promise<void> {
  makeFolder(folder)
  const file = path.join(folder, 'lock')
  for (let tries = 0; tries < 8; tries += 1) {
    const answer = tryLock(file, purpose)
    if ('lock' in answer) {
      atShutdown(answer.lock.release)
      return
    }
    if (tries === 7) {
      const { pid, purpose: holding } = answer.holder
      throw new Failure(
        `The data folder ${folder} is in use by process ${pid} (${holding}): stop that process, or use another folder with DATA_DIR.`,
      )
    }
    // A process that is shutting down may need a moment.
    await sleep(100)
  }
}
