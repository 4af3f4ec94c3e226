import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
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
    await lintPackage()
    await npm('pack', '--dry-run')
  },
}

async function lintPackage(): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: FOLDER, strict: true })
  const problems = messages.map((message) => formatMessage(message, pkg) ?? message.code)
  if (problems.length > 0) throw new Failure(problems.join('\n'))
}

async function npm(...args: string[]): Promise<void> {
  const { code, output } = await run('npm', args, { cwd: FOLDER })
  say(output.trim())
  if (code !== 0) throw new Failure(`npm ${args.join(' ')} ended with code ${code}.`)
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
