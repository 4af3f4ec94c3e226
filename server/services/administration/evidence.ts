import type { z } from 'zod'
import type { Evidence, PictureQuery } from '@/contracts/schemas/evidence'
import { DomainError } from '@/server/domain/domain-error'
import { largeFile, smallFile } from '@/server/domain/uploads'
import type { StaffCtx } from '@/server/http/context'
import * as uploads from '@/server/repositories/uploads'

/** The addresses of the evidence of a request for staff, by the path of its picture call. */
export function describeEvidence(
  path: string,
  id: number,
  pictureIds: number[],
): z.input<typeof Evidence>[] {
  return pictureIds.map((pictureId) => {
    const url = `${path}?id=${id}&picture_id=${pictureId}`
    return { id: pictureId, url, small_url: `${url}&size=small` }
  })
}

/** The file of one of the pictures that belong to a request. */
export async function fileOf(
  { db }: StaffCtx,
  pictureIds: number[],
  { picture_id: asked, size }: PictureQuery,
): Promise<string> {
  const [found] = pictureIds.includes(asked) ? await uploads.namesOf(db, [asked]) : []
  if (!found) throw new DomainError('NOT_FOUND')
  return size === 'small' ? smallFile(found.name) : largeFile(found.name)
}
