const LONGEST_TEXT = 4000
/** Quoted texts and bare numbers: values do not travel in a statement, and if one ever does it goes no further. */
const LITERALS = /'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?\b/g
/** `extract(epoch from a_column)` names no table. */
const TABLE = /(?<!\bextract\(\w+\s)\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i

/** How a statement is called and shown, without any value. */
export function statementTraits(text: string) {
  const shown = text.replace(LITERALS, '?').trim()
  const [operation = ''] = shown.split(/\s/, 1)
  const table = TABLE.exec(shown)?.[1]
  return {
    name: [operation.toLowerCase(), table].filter(Boolean).join(' ') || 'statement',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shown.slice(0, LONGEST_TEXT) },
  }
}
