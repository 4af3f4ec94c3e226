import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

export type Field = string | number | boolean | null | (string | number)[]

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const CHUNK = 1 << 18

/** Writes rows with COPY, which is the fastest way. */
export async function copyRows(
  client: Client,
  table: string,
  columns: string,
  rows: Iterable<Field[]>,
): Promise<void> {
  const stream = client.query(from(`copy ${table} (${columns}) from stdin`))
  const done = finished(stream)
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(fieldText).join('\t')}\n`
    if (chunk.length < CHUNK) continue
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
    chunk = ''
  }
  stream.end(chunk)
  await done
}

function fieldText(field: Field): string {
  if (field === null) return '\\N'
  if (Array.isArray(field)) return escape(arrayText(field))
  return typeof field === 'string' ? escape(field) : String(field)
}

const escape = (text: string) => text.replace(/[\\\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter)

const arrayText = (items: (string | number)[]) =>
  `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`

const SPECIAL = /[\\']/

/** The text representation of a tsvector. */
export const vectorText = (lexemes: string[]) =>
  lexemes.map((lexeme) => (SPECIAL.test(lexeme) ? quoted(lexeme) : `'${lexeme}'`)).join(' ')

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
