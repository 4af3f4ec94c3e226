import { CATALOGUE_PREFIX, largeFile, uploadOfFile } from '@/server/domain/uploads'
import { reducePicture } from './re-encode'
import type { UploadFiles } from './upload-files'
import { createWorkQueue } from './work-queue'

const queue = createWorkQueue<Buffer | null>({ concurrency: 2, queueSize: 64 })

/**
 * A file of an imported picture in one of its smaller sizes, made from the large one when it is first requested:
 * making all of them would take most of the time of an import. Throws QueueFull.
 */
export async function sizedUpload(files: UploadFiles, file: string): Promise<Buffer | null> {
  const name = uploadOfFile(file)
  const width = Number(/-(\d{3})\.webp$/.exec(file)?.[1] ?? 0)
  if (!name?.startsWith(CATALOGUE_PREFIX) || width === 0) return null
  return queue(file, async () => {
    const large = await files.read(largeFile(name))
    if (!large) return null
    const content = await reducePicture(large, width)
    await files.write(file, content)
    return content
  })
}
