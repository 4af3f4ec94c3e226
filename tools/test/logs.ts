import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { say } from '../../cli/bootstrap/steps.mjs'
import { testFolder } from '../../cli/data/folder.ts'
import { endOfLog } from '../../cli/process/log-file.ts'

const folder = (): string => path.join(testFolder(), 'logs')

/** Tests provoke errors, so the logs of servers are separate from the output of the tests. */
export const testLog = (name: string): string => path.join(folder(), `${name}.log`)

/** Those of the previous run. */
export function emptyTestLogs(): void {
  rmSync(folder(), { recursive: true, force: true })
  mkdirSync(folder(), { recursive: true })
}

/** Prints the end of each log, so that the output alone explains a failure. */
export function showTestLogs(): void {
  for (const name of readdirSync(folder())) {
    const end = endOfLog(path.join(folder(), name))
    if (end) say(`\n${end}`)
  }
}

/** The line that names the log folder. */
export const whereTestLogsAre = (): string =>
  `Logs are in ${path.relative(process.cwd(), folder())} and in the folders of trust/ beside it.`
