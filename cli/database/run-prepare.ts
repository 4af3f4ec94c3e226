import { Failure, commonMend } from '../bootstrap/failure.mjs'
import { inProject, projectNode } from '../bootstrap/project.mjs'
import { run } from '../process/run.ts'
import { isCurrent } from './is-current.ts'

const UNREACHABLE = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET/
const REFUSED = /password authentication failed|does not exist|no pg_hba\.conf entry|SASL/

interface Preparation {
  isEmpty?: boolean
  report: (line: string) => void
}

/** Migrates and seeds in a separate process, to free its memory afterwards. */
export async function prepareDatabase(env: NodeJS.ProcessEnv, options: Preparation): Promise<void> {
  if (await isCurrent(env.DATABASE_URL ?? '')) return
  const script = inProject('cli/database/prepare.ts')
  const args = ['--import', 'tsx', script, ...(options.isEmpty ? ['--empty'] : [])]
  const { code, output } = await run(projectNode, args, {
    env,
    onLine: options.report,
  })
  if (code !== 0) throw new Failure(explain(output))
}

function explain(output: string): string {
  const [setting] = /^Environment variable .+$/m.exec(output) ?? []
  if (setting) return `${setting}.`
  const common = commonMend(output)
  if (common) return common
  if (UNREACHABLE.test(output)) {
    return 'The database does not answer: check the host and port in DATABASE_URL and that the server runs, or unset it to use the embedded database.'
  }
  if (REFUSED.test(output)) {
    return 'The database refused the connection: check the user, password and database name in DATABASE_URL.'
  }
  return 'The database could not be migrated: fix the error above and run the command again.'
}
