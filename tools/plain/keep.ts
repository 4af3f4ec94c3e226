import { watch } from 'node:fs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'

const SETTLED_MS = 200

/** What contracts/plain lacks of what contracts say, as a line to print; null when all is well. */
export async function plainProblem(): Promise<string | null> {
  const { code, output } = await plain('--check')
  return code === 0 ? null : output.trim()
}

/** Writes contracts/plain now, and again whenever a contract changes, for as long as this process runs. */
export async function keepPlain(report: (line: string) => void): Promise<void> {
  let waiting: NodeJS.Timeout | undefined
  const write = async () => {
    const { code, output } = await plain()
    if (code !== 0) report(output.trim())
  }
  watch(inProject('contracts'), () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void write(), SETTLED_MS)
  })
  await write()
}

const plain = (...args: string[]) =>
  run(projectNode, ['--import', 'tsx', inProject('tools', 'plain', 'main.ts'), ...args])
