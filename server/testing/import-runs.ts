import type { Problem } from '@/server/domain/imports/problem'
import * as imports from '@/server/repositories/imports'
import { COMMAND_HINTS } from '@/server/services/imports/hints'
import type { ImageFolder } from '@/server/services/imports/image-problem'
import { runImport } from '@/server/services/imports/run-import'
import type { ImportFile } from '@/server/services/imports/text-of-file'
import { startAdminImport } from '@/contracts/admin-imports'
import type { DataOf } from '@/contracts/endpoint'
import { TEST_OPS_TOKEN, type TestBackend } from './backend'
import { sendForm } from './pictures'

/** As the command line prints it. */
export type SeenProblem = Pick<Problem, 'line' | 'field' | 'reason'>
export const seenOf = ({ line, field, reason }: Problem): SeenProblem => ({ line, field, reason })

export interface TestImport {
  isDryRun: boolean
  shop: string
  scope: number[]
  folder: ImageFolder
  /** Stores the import, and continues an unfinished one of the same file. */
  isStored: boolean
  seen: SeenProblem[]
}

/** Runs an import as the command line does. */
export async function importForTest(
  test: TestBackend,
  file: ImportFile,
  own: Partial<TestImport> = {},
) {
  const { isDryRun = false, shop, scope = null, folder = null, seen = [] } = own
  const counts = await runImport({
    services: test.backend.services,
    file,
    options: { isDryRun, shop, category: undefined, locale: 'en', encoding: undefined },
    scope,
    folder,
    hints: COMMAND_HINTS,
    onProblems: (problems) => seen.push(...problems.map(seenOf)),
    onProgress: () => undefined,
    recordFor: async ({ db }, { digest }) => {
      if (!own.isStored) return null
      const found = await imports.findUnfinished(db, { digest, options: {} })
      const row = { staffId: null, staffName: null, shopIds: null, fileName: file.name, isDryRun }
      return found ?? imports.add(db, { ...row, digest, options: {} })
    },
  })
  return { counts, problems: seen }
}

/** Uploads a file as a member of staff or, without headers, as a machine. */
export function startImport(
  test: TestBackend,
  content: string,
  own: Record<string, string> = {},
  headers: Record<string, string> = { authorization: `Bearer ${TEST_OPS_TOKEN}` },
  name = 'products.csv',
) {
  const file = new File([content], name)
  const fields = { file, ...own }
  type Started = DataOf<typeof startAdminImport>
  return sendForm<Started>(test, startAdminImport.path, fields, undefined, headers)
}
