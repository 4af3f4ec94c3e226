const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Whether arrays and objects in a JSON text are nested deeper than `most`. Checked before parsing, because
 * JSON.parse blocks the event loop for a second per megabyte of brackets.
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === BACKSLASH) index += 1
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (OPENING.includes(code)) {
      depth += 1
      if (depth > most) return true
    } else if (CLOSING.includes(code)) depth -= 1
  }
  return false
}
