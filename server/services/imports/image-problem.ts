import { MAX_PICTURE_MIB } from '@/contracts/upload-limits'

/** Why an image cannot be used; the product is then rejected. The reason completes the name of the image. */
export class ImageProblem extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ImageProblem'
  }
}

export const TOO_LARGE = `is larger than ${MAX_PICTURE_MIB} MiB`
export const NOT_FOUND = 'does not exist'

/** Where file names of images lead: a folder or a ZIP archive. */
export interface ImageFolder {
  read: (name: string) => Promise<Buffer>
  close: () => void
}
