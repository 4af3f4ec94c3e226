import { Console } from 'node:console'
import { PassThrough } from 'node:stream'

/**
 * Control (C0, DEL, C1), format (bidirectional, zero width) and separator characters, and lone surrogates. In
 * shoppers' texts they could run terminal commands, or hide or reorder text.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Escapes unsafe characters as in a JavaScript string. */
function escapeForTerminal(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.codePointAt(0)!.toString(16)
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
  })
}

/** Prints each argument as one line. */
export function print(...lines: string[]): void {
  for (const line of lines) console.log(escapeForTerminal(line))
}

export function printError(...lines: string[]): void {
  for (const line of lines) console.error(escapeForTerminal(line))
}

/** The standard output for a file that a program reads: nothing in it is escaped. */
export const fileOutput = (): NodeJS.WritableStream => process.stdout

/** Prints a table with console.table. */
export function printTable(rows: object[]): void {
  const stream = new PassThrough()
  // Colours would be escaped like everything else.
  new Console({ stdout: stream, colorMode: false }).table(rows)
  print(...String(stream.read()).trimEnd().split('\n'))
}
