import type { Locale } from '@/contracts/languages'
import type { PictureInput } from '@/contracts/schemas/admin-fields'
import type { Transaction } from '@/server/db/connection'
import { InvalidInput } from '@/server/domain/domain-error'
import type { StaffCtx } from '@/server/http/context'
import { claim, isGenerated } from './pictures'

type Alts = Partial<Record<Locale, string>>
type GivenImage = PictureInput & { alts?: Alts | undefined }

interface Given {
  images?: GivenImage[] | undefined
  skus?: { image?: PictureInput | null | undefined }[] | undefined
}

export interface Pictures {
  /** Undefined when no images were given. */
  images: { url: string; alts: Alts }[] | undefined
  /** By the place of the given SKU; undefined where its picture stays. */
  ofSkus: (string | null | undefined)[]
}

/**
 * The addresses of the given pictures. `stored` are those of the product, which stay valid; a SKU may also show one
 * of the given images. Claims the uploads, so that each is used once.
 */
export async function resolvePictures(
  tx: Transaction,
  ctx: StaffCtx,
  { images, skus = [] }: Given,
  stored: readonly string[],
): Promise<Pictures> {
  const given = [...(images ?? []), ...skus.map(({ image }) => image)]
  const ids = given.flatMap((one) => (one && 'upload_id' in one ? [one.upload_id] : []))
  const uploads = await claim(tx, ctx, ids)
  const known = new Set([...stored, ...uploads.values()])
  const addressOf = (one: PictureInput, field: string): string => {
    const url = 'upload_id' in one ? uploads.get(one.upload_id) : one.url
    if (url === undefined || !(known.has(url) || isGenerated(url)))
      throw new InvalidInput({ [field]: 'fields.upload' })
    return url
  }
  return {
    images: images?.map((image, place) => ({
      url: addressOf(image, `images.${place}`),
      alts: image.alts ?? {},
    })),
    ofSkus: skus.map(({ image }, place) =>
      image ? addressOf(image, `skus.${place}.image`) : image,
    ),
  }
}

/** As stored: null without any alternative text. */
export const altsOf = (images: { alts: Alts }[]): (Alts | null)[] | null => {
  const alts = images.map((image) => (Object.keys(image.alts).length > 0 ? image.alts : null))
  return alts.every((one) => one === null) ? null : alts
}
