import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run } from '../../cli/process/run.ts'

/** Whether packages of the distribution can be installed: as root, where apt is. */
export const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== null

/** Installs packages of the distribution, and returns the output of apt if that fails. */
export async function installPackages(packages: string[]): Promise<string | null> {
  await apt('update')
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...packages)
  return code === 0 ? null : output
}

/** The names of all packages that an installation would bring along. */
export async function packagesToInstall(packages: string[]): Promise<string[]> {
  await apt('update')
  const { output } = await apt('install', '-s', '--no-install-recommends', ...packages)
  return [...output.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Tests that need other packages install them at the same time.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300']
  return run('timeout', ['600', 'apt-get', '-qq', ...waiting, ...args], { env })
}

/** The path of a program, or null. */
export function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const program = path.join(folder, name)
    try {
      accessSync(program, constants.X_OK)
      return program
    } catch {
      continue
    }
  }
  return null
}
