import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { run } from '../../cli/process/run.ts'
import { productSources, testkitSources } from './sources.ts'

interface Violation {
  from: string
  to: string
  rule: { name: string }
  via?: { name: string }[]
  cycle?: { name: string }[]
}

interface Cruise {
  modules: { source: string }[]
  summary: {
    violations: Violation[]
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] }
  }
}

/** Violations of the import rules, as lines to print; empty without any. */
export async function importProblems(): Promise<string[]> {
  const sources = [...productSources(), ...testkitSources()]
  const { output, code } = await run(
    projectNode,
    [
      inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config=.dependency-cruiser.cjs',
      '--output-type=json',
      ...sources,
    ],
    { keptOutput: Infinity },
  )
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  if (json === '') return [`dependency-cruiser ended with code ${code}:`, output]
  const cruise = JSON.parse(json) as Cruise
  return [...missedProblem(cruise, sources), ...cruise.summary.violations.map(describe(cruise))]
}

/** A parser that does not support a file skips it and finds no violation in it. */
function missedProblem(cruise: Cruise, sources: string[]): string[] {
  const seen = new Set(cruise.modules.map((module) => module.source))
  const missed = sources.filter((source) => !seen.has(source))
  if (missed.length === 0) return []
  return [`${missed.length} files were not examined, among them ${missed.slice(0, 3).join(', ')}`]
}

const describe = (cruise: Cruise) => (violation: Violation) => {
  const { name } = violation.rule
  const comment = cruise.summary.ruleSetUsed.forbidden.find((rule) => rule.name === name)?.comment
  const way = (violation.cycle ?? violation.via ?? []).map((step) => step.name)
  const path = way.length > 0 ? way.join(' → ') : violation.to
  return `${violation.from} → ${path}\n    ${name}: ${comment}`
}
