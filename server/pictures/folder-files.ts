import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { UploadFiles } from './upload-files'

export function createFolderFiles(root: string): UploadFiles {
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
    async *list(folder) {
      const below = await unlessMissing(opendir(at(folder), { recursive: true }))
      if (!below) return
      for await (const entry of below) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const facts = await unlessMissing(stat(file))
        const name = path.relative(root, file).replaceAll(path.sep, '/')
        if (facts) yield { name, changedAt: facts.mtime }
      }
    },
    addressFor: null,
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
