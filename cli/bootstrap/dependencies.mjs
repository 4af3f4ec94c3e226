import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ENDING_SIGNALS, endGroup } from '../process/end-group.mjs'
import { commonMend, Failure } from './failure.mjs'
import { waitForLock } from './lock.mjs'
import { inProject, projectNode, projectRoot } from './project.mjs'
import { say, step } from './steps.mjs'

const STAMP = inProject('node_modules', '.sampan-installed')
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|network request|code E5\d\d/i

/** Installs the packages when package.json or the lock file changed since the last time. */
export async function installDependencies() {
  if (isInstalled()) return
  const lock = await waitForLock(inProject('.data', 'install.lock'), 'install', (holder) =>
    say(`  … waiting for process ${holder.pid}, which is installing packages`),
  )
  try {
    if (isInstalled()) return
    await step('Installing packages', install)
    if (!hasProjectNode()) throw new Failure(NODE_MISSING)
    writeFileSync(STAMP, fingerprint())
  } finally {
    lock.release()
  }
}

const NODE_MISSING =
  "The project's own Node did not install: npm must be allowed to run install scripts; run `npm config delete ignore-scripts` and then the command again."

function isInstalled() {
  return (
    existsSync(STAMP) && existsSync(projectNode) && readFileSync(STAMP, 'utf8') === fingerprint()
  )
}

/** Only the fields that npm reads, so that a changed script does not cause an installation. */
function fingerprint() {
  const { dependencies, devDependencies, overrides, allowScripts } =
    /** @type {Record<string, unknown>} */ (
      JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
    )
  const wanted = JSON.stringify([dependencies, devDependencies, overrides, allowScripts])
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n${wanted}`)
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
}

function hasProjectNode() {
  try {
    return /^v(2[4-9]|[3-9]\d)\./.test(execFileSync(projectNode, ['-v'], { encoding: 'utf8' }))
  } catch {
    return false
  }
}

/** `npm ci` rejects lock files with packages for other systems; `--no-save` leaves the lock file unchanged. */
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--ignore-scripts=false',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]

/** Checked first, because npm retries every package for minutes. */
const PROBE = ['view', 'node', 'version', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']

async function install() {
  const probe = await npm([...PROBE, '--fetch-timeout=15000', '--loglevel=error'])
  if (probe.code !== 0 && UNREACHABLE.test(probe.output)) throw explain(probe.output)
  const { code, output } = await npm(INSTALL)
  if (code !== 0) throw explain(output)
}

/**
 * Runs npm. A signal to this process ends npm and its install scripts.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(args) {
  return new Promise((resolve, reject) => {
    const script = process.env.npm_execpath ?? ''
    const isScript = /\.c?js$/.test(script)
    const child = spawn(isScript ? process.execPath : 'npm', isScript ? [script, ...args] : args, {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      shell: process.platform === 'win32' && !isScript,
    })
    let isEnding = false
    const end = () => {
      isEnding = true
      void endGroup(child).then(() => process.exit(1))
    }
    for (const signal of ENDING_SIGNALS) process.on(signal, end)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', () =>
      reject(new Failure('npm was not found: install Node 20 or newer together with npm.')),
    )
    child.on('close', (code) => {
      if (isEnding) return
      for (const signal of ENDING_SIGNALS) process.off(signal, end)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** @param {string} output */
function explain(output) {
  say(output.trim().split('\n').slice(-12).join('\n'))
  const common = commonMend(output)
  if (common) return new Failure(common)
  if (UNREACHABLE.test(output)) {
    return new Failure(
      "The package registry could not be reached: check the network and npm's registry and proxy settings, then run the command again.",
    )
  }
  return new Failure(
    'npm could not install the packages: fix the error above and run the command again.',
  )
}
