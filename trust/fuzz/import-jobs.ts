import { asc, eq } from 'drizzle-orm'
import { catalogueImports } from '@/server/db/tables/imports'
import { run } from '@/server/services/imports/uploaded-imports'
import type { TestBackend } from '@/server/testing/backend'
import { insist } from '../calls'

/** Does the work of the import jobs: the files that wait, in the order of their upload, one at a time. */
export class ImportJobs {
  #last = Promise.resolve()

  constructor(private readonly shop: TestBackend) {}

  /** Ends when every file that waits now has been imported. Throws what a job throws. */
  run(): Promise<void> {
    const next = this.#last.then(() => this.#runWaiting())
    this.#last = next.catch(() => undefined)
    return next
  }

  async #runWaiting(): Promise<void> {
    const { services } = this.shop.backend
    const waiting = await insist(() =>
      services.db
        .select({ id: catalogueImports.id })
        .from(catalogueImports)
        .where(eq(catalogueImports.status, 'waiting'))
        .orderBy(asc(catalogueImports.id)),
    )
    for (const one of waiting) await insist(() => run(services, one))
  }
}
