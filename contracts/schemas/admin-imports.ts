import { z } from 'zod'
import { LOCALES } from '@/contracts/languages'
import { Id, line, QueryFlag, QueryId, Timestamp } from './fields'

const Values = z.record(z.string(), z.union([z.string(), z.number()]))
const Count = z.int().nonnegative()

const Import = z.object({
  id: Id,
  file_name: z.string(),
  is_dry_run: z.boolean(),
  /** Failed: nothing of the file was imported, or the import was interrupted too often. */
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Why it failed, or was interrupted while it is tried again, as an English sentence. */
  reason: z.string().nullable(),
  /** The sentence for translations (contracts/import-failures.ts); null in imports of an earlier version. */
  reason_code: z.string().nullable(),
  /** What the sentence names; `line` is the line of the file that it is about. */
  reason_values: Values,
  /** Products of the file; null until it was read once. */
  total: Count.nullable(),
  done: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  rejected: Count,
  /** SKUs of products that existed before: a retired one is no longer sold. */
  skus_added: Count,
  skus_retired: Count,
  created_at: Timestamp,
  changed_at: Timestamp,
})

const ImportProblem = z.object({
  line: z.int().positive(),
  /** The column of a CSV file, or the path in a JSON object. */
  field: z.string().nullable(),
  /** An English sentence that continues the name of the field. */
  reason: z.string(),
  /** The sentence for translations (contracts/import-reasons.ts); null in imports of an earlier version. */
  code: z.string().nullable(),
  /** What the sentence names; `given` is the value of the file that it is about. */
  values: Values,
})

export const startAdminImport = {
  body: z.strictObject({
    file: z.file({ error: 'fields.required' }),
    dry_run: QueryFlag.optional(),
    /** The handle of the shop of products that name none. */
    shop: line(100).optional(),
    /** Of products of Shopify whose type is no category. */
    category: line(100).optional(),
    /** Of the texts of a Shopify file. */
    language: z.enum(LOCALES, { error: 'fields.invalid' }).optional(),
    /** Unless it is UTF-8 or UTF-16, such as gb18030. */
    encoding: line(40).optional(),
  }),
  data: Import,
}

export const getAdminImport = {
  query: z.strictObject({
    id: QueryId,
    /** `next_after` of the previous answer. */
    after: z
      .string()
      .regex(/^\d{1,9}$/, 'fields.invalid')
      .transform(Number)
      .optional(),
  }),
  data: Import.extend({
    problems: z.array(ImportProblem),
    next_after: z.int().nullable(),
  }),
}
