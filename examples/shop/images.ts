import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ColourName } from '@/server/pictures/colours'
import { composePicture } from '@/server/pictures/compose'
import type { ProductView } from '@/server/pictures/recipe'

/** Draws the images of the example shop from the studio's renders: `tsx examples/shop/images.ts`. */
const IMAGES: [kind: string, colours: ColourName[], views: ProductView[]][] = [
  ['mugs', ['sage', 'terracotta'], ['front', 'three-quarter']],
  ['teapot', ['cloud-white'], ['front', 'three-quarter']],
  ['dinner-plates', ['mist-blue'], ['front', 'close-up']],
  ['throw-blanket', ['honey-yellow', 'charcoal'], ['front']],
  ['candle', ['off-white'], ['front', 'close-up']],
  ['desk-lamp', ['black', 'mint'], ['front', 'three-quarter']],
  ['water-bottle', ['deep-blue', 'red'], ['front']],
  ['backpack', ['olive', 'navy'], ['front', 'back']],
  ['button-down-shirt', ['cloud-white', 'mist-blue'], ['front', 'back']],
  ['sneakers', ['off-white'], ['front', 'three-quarter']],
  ['honey', ['honey-yellow'], ['front', 'close-up']],
  ['teddy-bear', ['beige'], ['front', 'three-quarter']],
]

const folder = path.join(import.meta.dirname, 'images')
await mkdir(folder, { recursive: true })
for (const [kind, colours, views] of IMAGES)
  for (const colour of colours)
    for (const variant of views) {
      const picture = { kinds: [kind], colour, variant }
      const drawn = await composePicture({ ...picture, size: 960, format: 'png' })
      const jpeg = await sharp(drawn).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
      await writeFile(path.join(folder, `${kind}-${colour}-${variant}.jpg`), jpeg)
    }
