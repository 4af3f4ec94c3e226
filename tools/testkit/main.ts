import { Failure, sentenceFor } from '../../cli/bootstrap/failure.mjs'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { say } from '../../cli/bootstrap/steps.mjs'
import { run } from '../../cli/process/run.ts'
import { buildTestkit } from './build.ts'

const FOLDER = inProject('testkit')

const commands: Record<string, () => Promise<void>> = {
  build: buildTestkit,
  /** Writes the package as testkit/sampan-testkit-<version>.tgz. */
  pack: async () => {
    await buildTestkit()
    await npm('pack', '--silent')
  },
  /** The problems that publint finds, and the files of the package. */
  check: async () => {
    await buildTestkit()
    await tool('node_modules/publint/src/cli.js', FOLDER, '--strict')
    await npm('pack', '--dry-run')
  },
}

try {
  const [name = ''] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Failure('npm run testkit -- build, pack or check')
  await command()
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}

async function tool(script: string, ...args: string[]): Promise<void> {
  await printed(process.execPath, [inProject(script), ...args])
}

function npm(...args: string[]): Promise<void> {
  return printed('npm', args)
}

async function printed(program: string, args: string[]): Promise<void> {
  const { code, output } = await run(program, args, { cwd: FOLDER })
  say(output.trim())
  if (code !== 0) throw new Failure(`${program} ended with code ${code}.`)
}
