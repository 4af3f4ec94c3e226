import path from 'node:path'
import { sharp } from './sharp'
import { brand } from '@/contracts/brand'
import { logoRatio, logoSvg } from '@/contracts/logo'
import type { Locale } from '@/contracts/languages'
import { LOGO_HEIGHT, SHARE_HEIGHT, type BrandMark, type CardContent } from './card-content'
import { createWorkerClient } from './worker-client'

/** The preview of a shared product link. `picture` is cropped to a square; the price is formatted. */
export type ShareCard = Omit<CardContent, 'hasPicture' | 'mark'> & { picture: Buffer | null }

export function brandMark(locale: Locale): BrandMark {
  const { name, logo, colours } = brand()
  const { paper, ink, muted, accent } = colours.light
  const ratio = logoRatio(logo)
  const size = { height: LOGO_HEIGHT, width: Math.round(LOGO_HEIGHT * ratio) }
  return { name: name[locale], logo: logoSvg(logo, size), ratio, paper, ink, muted, accent }
}

/** A card takes about 0.1 s; the first one also loads the font library and its fonts. */
const TIMEOUT_MS = 6000
const workerFile = path.join('server', 'pictures', 'card-worker.ts')
const renderSvg = createWorkerClient<CardContent, string>(
  path.join(process.cwd(), workerFile),
  TIMEOUT_MS,
)

/**
 * Picture on the left; name, shop and price on the right. 1200 × 630, the Open Graph size for link
 * previews.
 */
export async function renderShareCard({ picture, ...content }: ShareCard): Promise<Buffer> {
  const svg = await renderSvg({
    ...content,
    hasPicture: picture !== null,
    mark: brandMark(content.locale),
  })
  const resized = picture && (await sharp(picture).resize(SHARE_HEIGHT, SHARE_HEIGHT).toBuffer())
  return sharp(Buffer.from(svg), { unlimited: true })
    .composite(resized ? [{ input: resized, left: 0, top: 0 }] : [])
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}
