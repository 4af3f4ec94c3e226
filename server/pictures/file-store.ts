import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Stored = { file: string; bytes: number; usedMs: number }

const dayMs = 86_400_000

/**
 * A file cache in one folder, bounded by its total size in bytes, with LRU eviction. Several
 * processes may share the folder: writes are atomic, and readers tolerate evicted files.
 */
export class FileStore {
  readonly #folder: string
  readonly #maxBytes: number
  #bytes: number | null = null
  #eviction: Promise<void> | null = null
  readonly #report: (error: unknown) => void

  constructor(folder: string, maxBytes: number, report: (error: unknown) => void) {
    this.#folder = folder
    this.#maxBytes = maxBytes
    this.#report = report
  }

  async read(name: string): Promise<Buffer | null> {
    const file = path.join(this.#folder, name)
    try {
      const content = await readFile(file)
      // A power failure before the data reached the disk leaves an empty file.
      if (content.length === 0) return null
      // The time only determines the order of eviction, so a read-only folder still serves its files.
      await this.#markUsed(file).catch(() => undefined)
      return content
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async write(name: string, content: Buffer): Promise<void> {
    const file = path.join(this.#folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    const temporary = `${file}.${randomUUID()}.part`
    try {
      await writeFile(temporary, content)
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    if (this.#bytes !== null) this.#bytes += content.length
    if (this.#bytes === null || this.#bytes > this.#maxBytes) this.#startEviction()
  }

  /** Waits for a running eviction. */
  async evicted(): Promise<void> {
    await this.#eviction
  }

  /** Updates the modification time at most once a day, so that most reads cause no write. */
  async #markUsed(file: string): Promise<void> {
    const now = new Date()
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > dayMs) await utimes(file, now, now)
  }

  /** In the background, because listing hundreds of thousands of files takes seconds. */
  #startEviction(): void {
    this.#eviction ??= this.#removeOldest()
      .catch(this.#report)
      .finally(() => {
        this.#eviction = null
      })
  }

  async #removeOldest(): Promise<void> {
    const files = await this.#list()
    let bytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (bytes > this.#maxBytes) {
      files.sort((one, other) => one.usedMs - other.usedMs)
      for (const { file, bytes: size } of files) {
        // Evict to well below the limit, so that the next write does not list the folder again.
        if (bytes <= this.#maxBytes * 0.8) break
        await rm(file, { force: true })
        bytes -= size
      }
    }
    this.#bytes = bytes
  }

  async #list(): Promise<Stored[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    const stored: Stored[] = []
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      try {
        const { size, mtimeMs } = await stat(file)
        stored.push({ file, bytes: size, usedMs: mtimeMs })
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    }
    return stored
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}
