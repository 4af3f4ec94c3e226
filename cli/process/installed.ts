import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const call = promisify(execFile)

/** A program that Debian's packages have, with what it says of itself. */
export interface Packaged {
  program: string
  versionOption: string
  package: string
}

/** What a program says of its version, with whatever exit code; null where it is not installed. */
const versionOf = ({ program, versionOption }: Packaged): Promise<string | null> =>
  call(program, [versionOption]).then(
    ({ stdout, stderr }) => (stdout + stderr).trim(),
    ({ code, stdout, stderr }: { code: unknown; stdout: string; stderr: string }) =>
      code === 'ENOENT' ? null : (stdout + stderr).trim(),
  )

/** Its version, after it was installed from Debian's packages where that is possible. */
export async function ensureInstalled(wanted: Packaged): Promise<string | null> {
  const version = await versionOf(wanted)
  if (version !== null || process.getuid?.() !== 0) return version
  // Its own service would take its usual port.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = ['install', '--yes', '--no-install-recommends', wanted.package]
  await call('apt-get', ['update'], { env, timeout: 60_000 }).catch(() => undefined)
  await call('apt-get', options, { env, timeout: 120_000 }).catch(() => undefined)
  return versionOf(wanted)
}
