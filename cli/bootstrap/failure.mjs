/** An error that the user can fix: the message is one sentence that says how. */
export class Failure extends Error {
  /** @override */
  name = 'Failure'
}

const DISK_FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i
const NOT_ALLOWED = /\b(EACCES|EPERM|EROFS)\b/

/**
 * The message for an error that can occur in any step, or null for others.
 * @param {unknown} error an Error, or the output of a program
 */
export function commonMend(error) {
  const text = error instanceof Error ? `${codeOf(error)} ${error.message}` : String(error)
  if (DISK_FULL.test(text)) {
    return 'The disk is full: free about 2 GB and run the command again.'
  }
  if (NOT_ALLOWED.test(text)) {
    const place = /'([^']+)'/.exec(text)?.[1] ?? 'the project folder'
    return `${place} cannot be written by this user: change its owner, or run the command as its owner.`
  }
  return null
}

/** @param {unknown} error */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/**
 * The message for a failed step, or null when the error is a defect.
 * @param {unknown} error
 */
export function sentenceFor(error) {
  const isOwn = error instanceof Error && error.name === 'Failure'
  if (isOwn && !DISK_FULL.test(error.message)) return error.message
  return commonMend(error)
}
