import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { UploadFiles } from './upload-files'

export function createFolderFiles(root: string): UploadFiles {
  const pathOf = (name: string) => path.join(root, name)
  return {
    async write(name, content) {
      const file = pathOf(name)
      await mkdir(path.dirname(file), { recursive: true })
      const temporary = `${file}.${randomUUID()}.part`
      try {
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(content)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    read: (name) => unlessMissing(readFile(pathOf(name))),
    remove: (name) => rm(pathOf(name), { force: true }),
    async append(name, offset, content) {
      const handle = await unlessMissing(open(pathOf(name), 'r+'))
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
      const entries = await unlessMissing(opendir(pathOf(folder), { recursive: true }))
      if (!entries) return
      for await (const entry of entries) {
        if (!entry.isFile()) continue
        const file = path.join(entry.parentPath, entry.name)
        const stats = await unlessMissing(stat(file))
        const name = path.relative(root, file).replaceAll(path.sep, '/')
        if (stats) yield { name, changedAt: stats.mtime }
      }
    },
    signedUrl: null,
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
