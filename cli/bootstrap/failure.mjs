/** A failure that a person can mend: its message is the one sentence that says how. */
export class Failure extends Error {
  /** @override */
  name = 'Failure'
}

const DISK_FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i
const NOT_ALLOWED = /\b(EACCES|EPERM|EROFS)\b/

/**
 * The sentence for an error that can strike in any step, or null when it is none of those.
 * @param {unknown} error an Error or the text that a program printed
 */
export function commonMend(error) {
  const text = error instanceof Error ? `${codeOf(error)} ${error.message}` : String(error)
  if (DISK_FULL.test(text)) {
    return 'The disk is full: make some room (about 2 GB) and run the command again.'
  }
  if (NOT_ALLOWED.test(text)) {
    const place = /'([^']+)'/.exec(text)?.[1] ?? 'the project folder'
    return `${place} cannot be written by this user: give this user the folder, or run the command as its owner.`
  }
  return null
}

/** @param {unknown} error */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/**
 * The one sentence for a failed step, or null when the error is a defect of ours.
 * @param {unknown} error
 */
export function sentenceFor(error) {
  const isOwn = error instanceof Error && error.name === 'Failure'
  if (isOwn && !DISK_FULL.test(error.message)) return error.message
  return commonMend(error)
}
