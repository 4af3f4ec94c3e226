import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import { ImageProblem, NOT_FOUND, TOO_LARGE, type ImageFolder } from './image-problem'
import { openZip } from './image-zip'

/** Opens a folder, or a ZIP archive of images. */
export async function openImageFolder(given: string): Promise<ImageFolder> {
  const root = await realpath(given)
  const isFolder = (await stat(root)).isDirectory()
  return isFolder ? folderAt(root) : openZip(root)
}

function folderAt(root: string): ImageFolder {
  return {
    read: async (name) => {
      const file = await realpath(path.join(root, name)).catch(() => null)
      // Compared after links are followed, because a link in the folder may lead out of it.
      if (!file?.startsWith(root + path.sep)) throw new ImageProblem(NOT_FOUND)
      const { size, isFile } = await stat(file).then((stats) => ({
        size: stats.size,
        isFile: stats.isFile(),
      }))
      if (!isFile) throw new ImageProblem(NOT_FOUND)
      if (size > MAX_PICTURE_BYTES) throw new ImageProblem(TOO_LARGE)
      return readFile(file)
    },
    close: () => undefined,
  }
}
