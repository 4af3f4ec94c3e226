/** Why a line of an imported file is rejected. The sentence is English, because operators and logs read it. */
export interface Problem {
  /** From 1, as an editor counts the lines of the file. */
  line: number
  /** The column of a CSV file, or the path in a JSON object. */
  field: string | null
  reason: string
}

/** The file cannot be read to its end, so nothing of it is imported. */
export class UnreadableFile extends Error {
  constructor(
    reason: string,
    readonly line: number | null = null,
  ) {
    super(reason)
    this.name = 'UnreadableFile'
  }
}

/** Limits of a file. The longest line has the texts of one product in five languages many times over. */
export const FILE_LIMITS = {
  lineCharacters: 2 * 1024 * 1024,
  bytes: 2 * 1024 ** 3,
  /** More than a product can have SKUs and images. */
  rowsOfProduct: 500,
  columns: 300,
}
