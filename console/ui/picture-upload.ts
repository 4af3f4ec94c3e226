import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { uploadAdminPicture } from '@/contracts/admin-pictures'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MIB, PICTURE_TYPES } from '@/contracts/upload-limits'
import { call } from '@/console/api/call'

/** A picture of a form: one that is stored, or a new upload, which no record uses yet. */
export interface FormPicture {
  url: string
  upload_id?: number
}

/** What a call of the administration takes: the upload, once, or else the stored picture. */
export const pictureInput = ({ url, upload_id }: FormPicture) =>
  upload_id === undefined ? { url } : { upload_id }

/** Why the file cannot be a picture, as a message key; some systems give HEIC files no type. */
export function pictureProblem({ type, size, name }: File): string | undefined {
  const isKnown =
    PICTURE_TYPES.some((known) => known === type) || (type === '' && /\.hei[cf]$/i.test(name))
  if (!isKnown) return 'console.pictures.type'
  return size > MAX_PICTURE_BYTES ? 'console.pictures.size' : undefined
}

/** Uploads one file after the other, and tells what is on its way and what failed. */
export function usePictureUpload(onUploaded: (picture: FormPicture) => void) {
  const translate = useTranslate()
  const [waiting, setWaiting] = useState<string[]>([])
  const [problems, setProblems] = useState<string[]>([])
  const uploadOne = async (file: File) => {
    const problem = pictureProblem(file)
    try {
      if (problem) throw new Error(translate(problem, { max: MAX_PICTURE_MIB }))
      const { id, url } = await call(uploadAdminPicture, { file })
      onUploaded({ url, upload_id: id })
    } catch (error) {
      setProblems((known) => [...known, `${file.name}: ${(error as Error).message}`])
    }
  }
  const upload = async (files: File[]) => {
    setProblems([])
    setWaiting(files.map(({ name }) => name))
    for (const file of files) {
      await uploadOne(file)
      setWaiting((names) => names.slice(1))
    }
  }
  return { upload, waiting, problems }
}
