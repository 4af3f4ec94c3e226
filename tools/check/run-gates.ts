import { Failure } from '../../cli/bootstrap/failure.mjs'
import { say, step } from '../../cli/bootstrap/steps.mjs'
import { gates } from './gates.ts'

/** Runs these gates, or all without names, prints their findings, and returns how many passed and failed. */
export async function runGates(
  names: string[] = [],
): Promise<{ passed: number; failed: number; failures: string[] }> {
  const known = gates.map(({ name }) => name)
  const wrong = names.filter((name) => !known.includes(name))
  if (wrong.length > 0)
    throw new Failure(`No check is called ${wrong.join(', ')}. There are: ${known.join(', ')}.`)
  const chosen = names.length === 0 ? gates : gates.filter(({ name }) => names.includes(name))
  const failures: string[] = []
  for (const gate of chosen) {
    const objection = await step(`Checking ${gate.name}`, async () => {
      const found = await gate.examine()
      if (found !== null) throw new Objection(found)
      return null
    }).catch((error: unknown) => {
      if (error instanceof Objection) return error.message
      throw error
    })
    if (objection === null) continue
    failures.push(`npm run check: ${gate.name}\n${objection}`)
    say(`\n${objection}\n`)
  }
  const failed = failures.length
  return { passed: chosen.length - failed, failed, failures }
}

class Objection extends Error {}
