import type { Reason } from './reason'

/** A line of a CSV file by the names of its columns. */
export interface CsvRow {
  line: number
  cells: Record<string, string>
  /** Why the row does not fit the first line of the file. */
  misfit?: Reason
}

/**
 * Groups the rows of one product, which follow each other. A row without a handle belongs to the product above. The
 * same handle after another product begins a group of its own, which is then rejected as a duplicate.
 */
export async function* groupRows(
  rows: AsyncIterable<CsvRow>,
  handleColumn: string,
  maxRows: number,
): AsyncGenerator<CsvRow[]> {
  let group: CsvRow[] = []
  let handle = ''
  for await (const row of rows) {
    const own = row.cells[handleColumn]!.trim()
    const belongs = group.length > 0 && (own === '' || own === handle)
    if (!belongs) {
      if (group.length > 0) yield group
      group = []
      handle = own
    }
    // One row more than allowed is enough for the check to reject the product.
    if (group.length <= maxRows) group.push(row)
  }
  if (group.length > 0) yield group
}
