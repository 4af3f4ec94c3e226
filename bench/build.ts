import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { step } from '../cli/bootstrap/steps.mjs'
import { inProject, projectNode } from '../cli/bootstrap/project.mjs'
import { run } from '../cli/process/run.ts'
import { publish, versions, type Options } from './results'

const MEBIBYTE = 1024 * 1024

/** A production build into an empty folder, and its size. */
export async function benchBuild(_folder: string, options: Options): Promise<void> {
  const distDir = path.join('.data', 'bench', 'build')
  rmSync(inProject(distDir), { recursive: true, force: true })
  const began = performance.now()
  const outcome = await step('Building', () =>
    run(projectNode, [inProject('node_modules/next/dist/bin/next'), 'build'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        SAMPAN_DIST_DIR: distDir,
      },
    }),
  )
  if (outcome.code !== 0) throw new Error(outcome.output.slice(-3000))
  const seconds = (performance.now() - began) / 1000
  const row = {
    what: 'next build',
    seconds: Math.round(seconds),
    'build MiB': mebibytes(distDir),
    'of it for browsers MiB': mebibytes(path.join(distDir, 'static')),
  }
  rmSync(inProject(distDir), { recursive: true, force: true })
  const remark = `${versions()}. Without a cache of an earlier build.`
  await publish({ name: 'build', tables: [[row]], remark }, options)
}

function mebibytes(folder: string): number {
  const sizes = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(inProject(folder), name)))
    .map((entry) => (entry.isFile() ? entry.size : 0))
  return Math.round((sizes.reduce((sum, size) => sum + size, 0) / MEBIBYTE) * 10) / 10
}
