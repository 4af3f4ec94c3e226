const LONGEST_TEXT = 4000
/** A quoted text, or all that is written together of a number, a parameter or a name. */
const TOKENS = /(?:'[^']*')+|[\w$."]+/g
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i
/** `extract(epoch from a_column)` names no table. */
const EXTRACTED = /\bextract\(\w+\s+from\b/gi

/** How a statement is called and shown, without any value. */
export function statementTraits(text: string) {
  const shown = text.replace(TOKENS, withoutValue).trim()
  const [operation = ''] = shown.split(/\s/, 1)
  const table = TABLE.exec(shown.replace(EXTRACTED, ''))?.[1]
  return {
    name: [operation.toLowerCase(), table].filter(Boolean).join(' ') || 'statement',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shown.slice(0, LONGEST_TEXT) },
  }
}

/** Quoted texts and bare numbers: values do not travel in a statement, and if one ever does it goes no further. */
const withoutValue = (token: string) => (/^['\d]/.test(token) ? '?' : token)
