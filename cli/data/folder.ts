import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../bootstrap/failure.mjs'
import { tryLock } from '../bootstrap/lock.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { atShutdown } from '../process/shutdown.ts'

/** Everything Sampan keeps on this machine: the embedded database, secrets, uploads, written mail. */
export function dataFolder(): string {
  return process.env.DATA_DIR ? path.resolve(process.env.DATA_DIR) : inProject('.data')
}

export const testFolder = (): string => inProject('.data', 'test')

/** One process at a time may start a database and a server on a data folder. */
export async function lockFolder(folder: string, purpose: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
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
        `The data folder ${folder} is in use by process ${pid} (${holding}): stop that one first, or give this one a folder of its own with DATA_DIR.`,
      )
    }
    // A process that was just told to stop may need a moment for it.
    await sleep(100)
  }
}
