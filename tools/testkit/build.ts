import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { Failure } from '../../cli/bootstrap/failure.mjs'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'
import { collectDeclarations } from './declarations.ts'

const ENTRY = 'testkit/main.ts'
const DIST = inProject('testkit/dist')

/** Writes testkit/dist: one module with everything but Playwright in it, and its declarations. */
export async function buildTestkit(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true })
  await build({
    entryPoints: [inProject(ENTRY)],
    outfile: path.join(DIST, 'main.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@playwright/test', 'playwright-core'],
    tsconfig: inProject('tsconfig.base.json'),
    // Licence texts of the bundled packages.
    legalComments: 'linked',
    logLevel: 'warning',
  })
  cpSync(inProject('LICENSE'), inProject('testkit/LICENSE'))
  await declare()
}

async function declare(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'testkit-'))
  try {
    const tsc = inProject('node_modules/typescript/bin/tsc')
    const project = inProject('testkit/tsconfig.json')
    const args = [tsc, '--project', project, '--outDir', folder]
    const { code, output } = await run(projectNode, args)
    if (code !== 0) throw new Failure(`The declarations of the test kit failed.\n${output}`)
    collectDeclarations(folder, 'testkit/main.d.ts', DIST)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
