import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Posted } from './outbox'

/** Older messages than these are not read. */
const MOST_FILES = 20_000
const AT_ONCE = 50

/**
 * Finds the messages to a recipient in the outbox. Each file is read once for its recipient, which is kept in
 * memory, so that a call does not read thousands of files.
 */
export class OutboxReader {
  readonly #folder: string
  /** The recipient of each file, by name. */
  #recipients = new Map<string, string>()
  #update: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The `most` newest, the newest last. `recipient` is an e-mail address in lower case or a mobile number. */
  async to(recipient: string, most: number): Promise<Posted[]> {
    // The running update may have listed the folder before the awaited message was written.
    await this.#update
    this.#update ??= this.#index().finally(() => (this.#update = undefined))
    await this.#update
    const names = [...this.#recipients].flatMap(([name, to]) => (to === recipient ? [name] : []))
    return Promise.all(
      names
        .sort()
        .slice(-most)
        .map((name) => this.#read(name)),
    )
  }

  async #index(): Promise<void> {
    const all = await readdir(this.#folder).catch(() => [])
    // Names begin with the time.
    const names = all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .slice(-MOST_FILES)
    const known = this.#recipients
    this.#recipients = new Map(names.flatMap((name) => entryOf(known, name)))
    const fresh = names.filter((name) => !known.has(name))
    for (let start = 0; start < fresh.length; start += AT_ONCE)
      await Promise.all(
        fresh.slice(start, start + AT_ONCE).map(async (name) => {
          const { to } = await this.#read(name)
          this.#recipients.set(name, to.toLowerCase())
        }),
      )
  }

  async #read(name: string): Promise<Posted> {
    return JSON.parse(await readFile(path.join(this.#folder, name), 'utf8')) as Posted
  }
}

function entryOf(known: Map<string, string>, name: string): [string, string][] {
  const to = known.get(name)
  return to === undefined ? [] : [[name, to]]
}
