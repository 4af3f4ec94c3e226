import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commonMend, Failure } from '../bootstrap/failure.mjs'
import { waitForLock } from '../bootstrap/lock.mjs'
import { inProject, projectNode, projectRoot } from '../bootstrap/project.mjs'
import { run } from '../process/run.ts'
import { isShuttingDown } from '../process/shutdown.ts'
import { buildsFolder, folderOf, isReady, markInUse, markReady, removeOldBuilds } from './builds.ts'
import { sourcesHash } from './sources.ts'
import { buildConsole } from './console.ts'
import { buildWorker } from './worker.ts'

const STAGES = /Creating an optimized|Compiled|Collecting page data|Generating static|Finalizing/

/** Builds the storefront if its sources changed. Returns the folder of the build, Next's `distDir`. */
export async function ensureBuild(report: (line: string) => void): Promise<string> {
  const hash = sourcesHash()
  const lock = await waitForLock(path.join(buildsFolder, 'lock'), 'build', (holder) =>
    report(`waiting for process ${holder.pid}, which is building`),
  )
  try {
    if (!isReady(hash)) await build(hash, report)
    markInUse(hash)
    removeOldBuilds(hash)
  } finally {
    lock.release()
  }
  return path.relative(projectRoot, folderOf(hash))
}

async function build(hash: string, report: (line: string) => void): Promise<void> {
  const folder = folderOf(hash)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const outcome = await run(projectNode, [inProject('node_modules/next/dist/bin/next'), 'build'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SAMPAN_DIST_DIR: path.relative(projectRoot, folder),
    },
    onLine: (line) => {
      if (STAGES.test(line)) report(line.trim())
    },
  })
  writeFileSync(path.join(buildsFolder, 'build.log'), outcome.output)
  if (outcome.code === 0) {
    await buildWorker(folder, hash)
    await buildConsole(folder)
    markReady(hash)
    return
  }
  rmSync(folder, { recursive: true, force: true })
  if (isShuttingDown()) throw new Failure('The build was interrupted: run the command again.')
  outcome.output.trim().split('\n').slice(-40).forEach(report)
  throw new Failure(
    commonMend(outcome.output) ??
      'The build failed: fix the error above and run the command again.',
  )
}
