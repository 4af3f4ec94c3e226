import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { say } from '../../cli/bootstrap/steps.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { endOfLog } from '../../cli/process/log-file.ts'

const folder = (): string => path.join(testFolder(), 'logs')

/** Tests provoke errors, so that what servers log about them is kept apart from what the tests say. */
export const testLog = (name: string): string => path.join(folder(), `${name}.log`)

/** Those of the run before. */
export function emptyTestLogs(): void {
  rmSync(folder(), { recursive: true, force: true })
  mkdirSync(folder(), { recursive: true })
}

/** Prints the end of each log, so that a failure can be understood from the output alone. */
export function showTestLogs(): void {
  for (const name of readdirSync(folder())) {
    const end = endOfLog(path.join(folder(), name))
    if (end) say(`\n${end}`)
  }
}

/** The line that names them. */
export const whereTestLogsAre = (): string =>
  `Logs are in ${path.relative(process.cwd(), folder())} and in the folders of trust/ beside it.`
