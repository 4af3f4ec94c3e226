import { existsSync, mkdirSync } from 'node:fs'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { step } from '../../cli/bootstrap/steps.mjs'
import { run } from '../../cli/process/run.ts'
import { scanFolder } from './shop.ts'

const VNU = '26.9.27'

const isThere = async (program: string): Promise<boolean> =>
  (await run('sh', ['-c', 'command -v "$1"', 'sh', program])).code === 0

/** The program of a Debian package, installed when this is root; otherwise fails with the name of the package. */
export async function ensureProgram(program: string, debianPackage = program): Promise<string> {
  if (await isThere(program)) return program
  if (process.getuid?.() === 0 && (await isThere('apt-get')))
    await step(`Installing ${debianPackage}`, async (report) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update', '-qq'], { env, onLine: report })
      const args = ['install', '-y', '-qq', '--no-install-recommends', debianPackage]
      await run('apt-get', args, { env, onLine: report })
    })
  if (await isThere(program)) return program
  throw new Failure(
    `${program} is missing: install the package ${debianPackage} of your distribution and run the command again.`,
  )
}

/** The Nu Html Checker, installed beside its reports: it is too large for a dependency of the project. */
export async function ensureVnu(): Promise<string> {
  const folder = scanFolder('tools')
  const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`
  if (existsSync(jar)) return jar
  mkdirSync(folder, { recursive: true })
  await step('Installing vnu-jar', (report) =>
    run('npm', ['install', '--prefix', folder, '--no-save', `vnu-jar@${VNU}`], { onLine: report }),
  )
  if (existsSync(jar)) return jar
  throw new Failure('vnu-jar could not be installed: check whether the npm registry is reachable.')
}
