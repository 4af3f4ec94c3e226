export interface JsonLimits {
  /** How deep arrays and objects are nested. */
  depth: number
  /** Members of all arrays and objects, and these arrays and objects themselves where they are empty. */
  values: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Whether a JSON text exceeds the limits. Checked before parsing, because JSON.parse blocks the event loop for a
 * second per megabyte of brackets, and the validation of a megabyte of short members for seconds.
 */
export function exceeds(text: string, most: JsonLimits): boolean {
  let depth = 0
  let values = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === BACKSLASH) index += 1
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (code === COMMA) values += 1
    else if (OPENING.includes(code)) {
      depth += 1
      values += 1
      if (depth > most.depth) return true
    } else if (CLOSING.includes(code)) depth -= 1
  }
  return values > most.values
}
