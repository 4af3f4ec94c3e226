import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const call = promisify(execFile)

/** A program of a Debian package. */
export interface Packaged {
  program: string
  versionOption: string
  package: string
}

/** The output of the version option, with any exit code; null when the program is not installed. */
const versionOf = ({ program, versionOption }: Packaged): Promise<string | null> =>
  call(program, [versionOption]).then(
    ({ stdout, stderr }) => (stdout + stderr).trim(),
    ({ code, stdout, stderr }: { code: unknown; stdout: string; stderr: string }) =>
      code === 'ENOENT' ? null : (stdout + stderr).trim(),
  )

/** Installs the Debian package if possible. Returns the version, or null. */
export async function ensureInstalled(wanted: Packaged): Promise<string | null> {
  const version = await versionOf(wanted)
  if (version !== null || process.getuid?.() !== 0) return version
  // Prevents the package's service from starting and taking its port.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  // Another part of the tests may be installing packages.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300']
  const options = [...waiting, 'install', '--yes', '--no-install-recommends', wanted.package]
  await call('apt-get', ['update'], { env, timeout: 60_000 }).catch(() => undefined)
  await call('apt-get', options, { env, timeout: 420_000 }).catch(() => undefined)
  return versionOf(wanted)
}
