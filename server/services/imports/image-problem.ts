import { MAX_PICTURE_MIB } from '@/contracts/upload-limits'
import { reasonOf, type Reason } from '@/server/domain/imports/reason'

/** Why an image cannot be used; the product is then rejected. The reason completes the name of the image. */
export class ImageProblem extends Error {
  constructor(readonly why: Reason) {
    super(why.reason)
    this.name = 'ImageProblem'
  }
}

export const TOO_LARGE = reasonOf('imageTooLarge', { max: MAX_PICTURE_MIB })
export const NOT_FOUND = reasonOf('imageMissing')

/** Where file names of images lead: a folder or a ZIP archive. */
export interface ImageFolder {
  read: (name: string) => Promise<Buffer>
  close: () => void
}
