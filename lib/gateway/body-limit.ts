/** Room for a text of a megabyte, so that the backend can name the field that is too long. */
const JSON_LIMIT_BYTES = 2 * 1024 * 1024
/** The largest picture has 10 MiB; the rest is the form around it. */
export const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024

/** The longest body, in bytes, that a call may have. */
export function bodyLimit(path: string): number {
  return path.startsWith('/api/common/upload') ? UPLOAD_LIMIT_BYTES : JSON_LIMIT_BYTES
}
