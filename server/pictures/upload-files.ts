import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

export interface StoredFile {
  name: string
  bytes: number
  changedAt: Date
}

/** Where pictures lie; a bucket can take the folder's place. Names are this product's own, never a shopper's. */
export interface UploadFiles {
  /** A name is there whole or not at all. */
  write: (name: string, content: Uint8Array) => Promise<void>
  read: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
  /** Adds to the end, if that is where `offset` points. Gives the size it then has, null when there is no such file. */
  append: (name: string, offset: number, content: Uint8Array) => Promise<number | null>
  list: (folder: string) => Promise<StoredFile[]>
}

export function createUploadFiles(root: string): UploadFiles {
  const at = (name: string) => path.join(root, name)
  return {
    async write(name, content) {
      const file = at(name)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${randomUUID()}.part`
      try {
        const handle = await open(unfinished, 'wx', 0o600)
        try {
          await handle.writeFile(content)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (name) => unlessMissing(readFile(at(name))),
    remove: (name) => rm(at(name), { force: true }),
    async append(name, offset, content) {
      const handle = await unlessMissing(open(at(name), 'r+'))
      if (!handle) return null
      try {
        const { size } = await handle.stat()
        if (size !== offset) return size
        const { bytesWritten } = await handle.write(content, 0, content.byteLength, offset)
        return offset + bytesWritten
      } finally {
        await handle.close()
      }
    },
    async list(folder) {
      const names = (await unlessMissing(readdir(at(folder)))) ?? []
      const found = await Promise.all(
        names.map(async (name) => {
          const facts = await unlessMissing(stat(path.join(root, folder, name)))
          return (
            facts && { name: path.join(folder, name), bytes: facts.size, changedAt: facts.mtime }
          )
        }),
      )
      return found.filter((file) => file !== null)
    },
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}
