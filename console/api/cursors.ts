interface Page<Row> {
  list: Row[]
  next_cursor: string | null
}

type Read<Row> = (cursor: string | undefined) => Promise<Page<Row>>

/** Cursors of the pages of recent lists, by list; without a limit they would grow while somebody scrolls. */
const MAX_LISTS = 50

/**
 * Pages by number on lists that have cursors. The cursor of each page is kept, so the next page is one call; a page that
 * was opened by its address is reached from the first.
 */
export class Cursors {
  readonly #lists = new Map<string, (string | undefined)[]>()

  /** Reads page `page`, counted from 1, of the list that `key` names. */
  async read<Row>(key: string, page: number, read: Read<Row>): Promise<Page<Row>> {
    const cursors = this.#cursorsOf(key)
    let current = Math.min(page, cursors.length)
    for (;;) {
      const answer = await read(cursors[current - 1])
      if (answer.next_cursor === null) cursors.length = current
      else cursors[current] = answer.next_cursor
      if (current === page) return answer
      if (answer.next_cursor === null) return { list: [], next_cursor: null }
      current += 1
    }
  }

  #cursorsOf(key: string): (string | undefined)[] {
    const cursors = this.#lists.get(key) ?? [undefined]
    this.#lists.delete(key)
    this.#lists.set(key, cursors)
    const [oldest] = this.#lists.keys()
    if (this.#lists.size > MAX_LISTS && oldest !== undefined) this.#lists.delete(oldest)
    return cursors
  }
}
