import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { waitForServer } from './wait-for-server'

const FILES = {
  'package.json': `{ "private": true, "type": "module" }\n`,
  'next.config.mjs': `export default {
  compress: false,
  poweredByHeader: false,
  agentRules: false,
  turbopack: { root: import.meta.dirname },
}\n`,
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'An empty page.' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}\n`,
  'app/page.jsx': `export default function Page() {
  return <main><h1>Empty</h1></main>
}\n`,
  'app/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n`,
}

/** Its name in the tables. */
export const EMPTY_PAGE = 'empty page of Next'

/** The lower bound for a page of the framework: static, empty, and without middleware. */
export async function startEmptyNext(folder: string): Promise<string> {
  const app = path.join(folder, 'empty-next')
  if (!existsSync(path.join(app, '.next', 'BUILD_ID'))) await build(app)
  const port = await freePort()
  const server = spawn(
    projectNode,
    [nextOf(app), 'start', '-p', String(port), '-H', 'localhost', app],
    {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  atShutdown(() => void server.kill())
  return waitForServer(`http://localhost:${port}`)
}

async function build(app: string): Promise<void> {
  rmSync(app, { recursive: true, force: true })
  mkdirSync(path.join(app, 'app'), { recursive: true })
  for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(app, name), content)
  for (const name of packagesOf('next', 'react', 'react-dom')) {
    const from = inProject('node_modules', name)
    cpSync(from, path.join(app, 'node_modules', name), { recursive: true })
  }
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await run(projectNode, [nextOf(app), 'build', app], { env })
  if (code !== 0) throw new Error(`The empty page did not build:\n${output.slice(-2000)}`)
}

/** A copy beside it, because the builder must find nothing outside its folder. */
const nextOf = (app: string) => path.join(app, 'node_modules/next/dist/bin/next')

interface Package {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** These packages and their installed dependencies. */
function packagesOf(...names: string[]): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = inProject('node_modules', name, 'package.json')
    if (found.has(name) || name.includes('sharp') || !existsSync(file)) return
    found.add(name)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Package
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach(add)
  }
  names.forEach(add)
  return found
}
