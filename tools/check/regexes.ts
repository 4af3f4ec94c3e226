import { readFile } from 'node:fs/promises'
import { check } from 'recheck'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { expressionsIn } from './regex-sources.ts'
import { productionSources } from './sources.ts'

const LIMIT_MS = 20_000
const LONGEST_SHOWN = 120

/**
 * Regular expressions of production code that are not proven to be linear, as lines to print; empty without any. A
 * client with a long text could block the process through one that is not linear.
 */
export async function regexProblems(files = productionSources()): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) => problemsIn(file, await readFile(inProject(file), 'utf8'))),
  )
  return found.flat()
}

export async function problemsIn(file: string, text: string): Promise<string[]> {
  const { expressions, assembled } = await expressionsIn(text, file.endsWith('x'))
  const problems = assembled.map(
    (line) =>
      `${file}:${line} builds a regular expression at run time: write a literal, or use string methods`,
  )
  for (const { line, source, flags } of expressions) {
    const problem = await regexProblem(source, flags)
    if (problem) problems.push(`${file}:${line} ${shown(`/${source}/${flags}`)} ${problem}`)
  }
  return problems
}

const checked = new Map<string, Promise<string | null>>()

/** Why an expression is not proven to be linear, or null. Cached by expression. */
export function regexProblem(source: string, flags: string): Promise<string | null> {
  const key = `/${source}/${flags}`
  const known = checked.get(key) ?? examine(source, flags)
  checked.set(key, known)
  return known
}

/** The automaton checker proves its result; the fuzzer, which recheck may choose, only fails to find an attack. */
async function examine(source: string, flags: string): Promise<string | null> {
  const verdict = await check(source, flags, { checker: 'automaton', timeout: LIMIT_MS })
  if (verdict.status === 'safe') return null
  if (verdict.status === 'vulnerable')
    return `takes ${verdict.complexity.summary} time, for example over ${shown(verdict.attack.pattern)}`
  const reason =
    verdict.error.kind === 'timeout' ? `within ${LIMIT_MS / 1000} s` : `(${verdict.error.kind})`
  return `cannot be proven linear ${reason}: avoid lookaround and back-references, or make it shorter`
}

const shown = (text: string) =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
