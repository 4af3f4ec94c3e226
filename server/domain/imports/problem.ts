import { atLine, type Failure, type Reason } from './reason'

/** Why a line of an imported file is rejected. */
export interface Problem extends Reason {
  /** From 1, as an editor counts the lines of the file. */
  line: number
  /** The column of a CSV file, or the path in a JSON object. */
  field: string | null
}

/** PostgreSQL stores no NUL and no half of a surrogate pair; a line break would look like another problem. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu

/** Text of a file or its name, which is stored and shown in one line and in its own direction. */
export const oneLine = (text: string): string => text.replace(UNSAFE, '')

/** The file cannot be read to its end, so nothing of it is imported. */
export class UnreadableFile extends Error {
  readonly failure: Failure

  constructor(failure: Failure, line?: number) {
    const where = line === undefined ? failure : atLine(line, failure)
    super(where.reason)
    this.name = 'UnreadableFile'
    this.failure = where
  }
}

/** Limits of a file. The longest line has the texts of one product in five languages many times over. */
export const FILE_LIMITS = {
  lineCharacters: 2 * 1024 * 1024,
  gib: 2,
  /** More than a product can have SKUs and images. */
  rowsOfProduct: 500,
  columns: 300,
  /** Of a description in HTML, whose text has at most 5000 characters. */
  htmlCharacters: 100_000,
}
