/** Allows one megabyte of text, so that the backend can name the field that is too long. */
const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** A picture may have 10 MiB; the rest is the multipart form. */
export const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024

/** The maximum size of a request body, in bytes. */
export function bodyLimit(path: string): number {
  return path.startsWith('/api/common/upload') ? UPLOAD_LIMIT_BYTES : JSON_LIMIT_BYTES
}
