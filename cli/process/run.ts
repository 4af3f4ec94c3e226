import { spawn } from 'node:child_process'
import { projectRoot } from '../bootstrap/project.mjs'
import { endGroup } from './end-group.mjs'
import { atShutdown, refuseDuringShutdown } from './shutdown.ts'

export interface Run {
  env?: NodeJS.ProcessEnv
  /** The project root by default. */
  cwd?: string
  onLine?: (line: string) => void
  /** How many characters at the end of the output are returned. */
  keptOutput?: number
}

export interface Outcome {
  code: number
  output: string
}

const KEPT_OUTPUT = 2_000_000

/** Runs a program to its end. A signal to this process ends the program and its children. */
export function run(command: string, args: string[], options: Run = {}): Promise<Outcome> {
  refuseDuringShutdown()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      detached: true,
      cwd: options.cwd ?? projectRoot,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const remove = atShutdown(() => endGroup(child))
    const { keptOutput = KEPT_OUTPUT } = options
    let output = ''
    const lines = lineSplitter(options.onLine ?? (() => undefined))
    const read = (chunk: string) => {
      output = (output + chunk).slice(-keptOutput)
      lines.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.on('error', (error) => {
      remove()
      reject(error)
    })
    child.on('close', (code) => {
      remove()
      lines.end()
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a program in the foreground of this terminal. Returns its exit code. */
export function runInFront(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  refuseDuringShutdown()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectRoot, env, stdio: 'inherit' })
    const ended = new Promise<void>((end) => child.once('close', () => end()))
    const remove = atShutdown(async () => {
      child.kill('SIGTERM')
      await ended
    })
    child.on('error', reject)
    child.on('close', (code) => {
      remove()
      resolve(code ?? 1)
    })
  })
}

function lineSplitter(onLine: (line: string) => void) {
  let rest = ''
  const emit = (line: string) => {
    if (line.trim() !== '') onLine(line.trimEnd())
  }
  return {
    write(chunk: string) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      parts.forEach(emit)
    },
    end: () => emit(rest),
  }
}
