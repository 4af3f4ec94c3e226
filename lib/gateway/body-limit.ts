/** Allows one megabyte of text, so that the backend can name the field that is too long. */
const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** The largest message of a provider is a few KiB. */
const WEBHOOK_LIMIT_BYTES = 256 * 1024
/** A picture may have 10 MiB; the rest is the multipart form. */
export const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024

const STAFF_UPLOADS = new Set(['/api/admin/imports', '/api/admin/pictures/upload'])

/** The maximum size of a request body, in bytes. */
export function bodyLimit(path: string): number {
  if (path.startsWith('/api/webhooks/')) return WEBHOOK_LIMIT_BYTES
  const isUpload = path.startsWith('/api/common/upload') || STAFF_UPLOADS.has(path)
  return isUpload ? UPLOAD_LIMIT_BYTES : JSON_LIMIT_BYTES
}
