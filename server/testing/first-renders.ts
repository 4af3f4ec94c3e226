import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ensureBrand } from '@/server/brand-file'
import { LOCALES } from '@/contracts/languages'
import { createPictureServer } from '@/server/pictures/serve'
import { renderShareCard } from '@/server/pictures/share-card'
import { CARD_NAMES } from './card-names'
import { longestTask } from './longest-task'

const RECIPES = [
  'laptop.mint.front/640.webp',
  'teapot.sand.close-up/1200.webp',
  'laptop+teapot+racing-car.sand.banner/1200.webp',
  'laptop.sand.close-up/320.png',
]

/**
 * A program that renders the first cards and pictures of its process, and prints the longest
 * blocking times of its event loop as JSON.
 */
ensureBrand()
const folder = await mkdtemp(path.join(tmpdir(), 'sampan-loop-'))
const picture = await sharp({
  create: { width: 640, height: 640, channels: 3, background: '#2266aa' },
})
  .webp()
  .toBuffer()
const cardsMs = await longestTask(async () => {
  for (const locale of LOCALES)
    await renderShareCard({
      locale,
      name: CARD_NAMES[locale],
      price: '$49.00',
      shop: 'Kelvar',
      picture,
    })
})
const { serve } = createPictureServer({ folder })
const statuses: number[] = []
const picturesMs = await longestTask(async () => {
  for (const recipe of RECIPES)
    statuses.push((await serve(new Request(`http://shop/api/pictures/${recipe}`))).status)
})
await rm(folder, { recursive: true, force: true, maxRetries: 3 })
process.stdout.write(JSON.stringify({ cardsMs, picturesMs, statuses }))
process.exit()
