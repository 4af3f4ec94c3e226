/** Spreadsheets run a cell that begins with one of these, also full-width, as a formula. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** The text of a cell for a CSV file: an apostrophe before a formula, as spreadsheets write it. */
export const escapeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The inverse of `escapeCell`. A formula without an apostrophe stays a text: nothing is computed. */
export const unescapeCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** Cents of a decimal amount, "12.9" or "12.99"; NaN for anything else, so that the check names the field. */
export function parseAmount(cell: string): number {
  const match = AMOUNT.exec(cell.trim())
  if (!match) return Number.NaN
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const DECIMAL_COMMA = /^(\s*\d+),(\d{1,2}\s*)$/

/** "12,5" as "12.5". A comma before three digits may separate thousands, and stays. */
export const withDecimalPoint = (cell: string): string => cell.replace(DECIMAL_COMMA, '$1.$2')

export const amountText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** A whole number, or NaN. */
export const parseWhole = (cell: string): number =>
  /^\d{1,12}$/.test(cell.trim()) ? Number(cell) : Number.NaN

/** Several values in one cell, one per line. */
export const parseLines = (cell: string): string[] =>
  cell
    .split(/\r\n|\r|\n/)
    .map((one) => one.trim())
    .filter(Boolean)
