// Loaded without the aliases of the bundler.
// oxlint-disable-next-line import/no-relative-parent-imports
import { MAX_FORM_BYTES, MAX_JSON_BYTES, MAX_WEBHOOK_BYTES } from '../../contracts/upload-limits.ts'

const STAFF_UPLOADS = new Set(['/api/admin/imports', '/api/admin/pictures/upload'])

/** The maximum size of a request body, in bytes. */
export function bodyLimit(path: string): number {
  if (path.startsWith('/api/webhooks/')) return MAX_WEBHOOK_BYTES
  const isUpload = path.startsWith('/api/common/upload') || STAFF_UPLOADS.has(path)
  return isUpload ? MAX_FORM_BYTES : MAX_JSON_BYTES
}
