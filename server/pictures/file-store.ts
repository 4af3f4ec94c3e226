import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Stored = { file: string; bytes: number; usedMs: number }

const dayMs = 86_400_000

/**
 * Files in one folder, up to a number of bytes in all; past it, those used longest ago go. Several processes may
 * share the folder: a file appears whole or not at all, and every reader bears with a file that has gone.
 */
export class FileStore {
  readonly #folder: string
  readonly #mostBytes: number
  #bytes: number | null = null
  #pruning: Promise<void> | null = null
  readonly #report: (error: unknown) => void

  constructor(folder: string, mostBytes: number, report: (error: unknown) => void) {
    this.#folder = folder
    this.#mostBytes = mostBytes
    this.#report = report
  }

  async read(name: string): Promise<Buffer | null> {
    const file = path.join(this.#folder, name)
    try {
      const content = await readFile(file)
      // An empty file is what a power cut leaves of a write that had not reached the disk.
      if (content.length === 0) return null
      // Only the order of removal depends on it, so a folder that cannot be written still serves.
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
    const unfinished = `${file}.${randomUUID()}.part`
    try {
      await writeFile(unfinished, content)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    if (this.#bytes !== null) this.#bytes += content.length
    if (this.#bytes === null || this.#bytes > this.#mostBytes) this.#startPruning()
  }

  /** Waits for the removal that is going on, if any. */
  async pruned(): Promise<void> {
    await this.#pruning
  }

  /** Reads move a file's time at most once a day, so that a popular picture does not cost a write per view. */
  async #markUsed(file: string): Promise<void> {
    const now = new Date()
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > dayMs) await utimes(file, now, now)
  }

  /** Beside the work, because listing a few hundred thousand files takes seconds and nobody needs the outcome. */
  #startPruning(): void {
    this.#pruning ??= this.#removeOldest()
      .catch(this.#report)
      .finally(() => {
        this.#pruning = null
      })
  }

  async #removeOldest(): Promise<void> {
    const files = await this.#list()
    let bytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (bytes > this.#mostBytes) {
      files.sort((one, other) => one.usedMs - other.usedMs)
      for (const { file, bytes: size } of files) {
        // Well below the limit, so that the next write does not list the folder again.
        if (bytes <= this.#mostBytes * 0.8) break
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
