import { say, step } from '../../cli/bootstrap/steps.mjs'
import { gates } from './gates.ts'

/** Runs every gate, prints its findings, and returns how many passed and failed. */
export async function runGates(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const failures: string[] = []
  for (const gate of gates) {
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
  return { passed: gates.length - failed, failed, failures }
}

class Objection extends Error {}
