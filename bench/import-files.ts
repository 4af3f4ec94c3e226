import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { LOCALES } from '@/contracts/languages'
import { CATEGORIES } from '@/server/db/seed/catalogue/categories'
import { productAt } from '@/server/db/seed/catalogue/products'
import { SAMPAN_COLUMNS } from '@/server/domain/imports/sampan-columns'

export const IMAGES_OF_PRODUCT = 4
const SKUS_OF_PRODUCT = 4
const SIDE_PX = 600
const SHOPS = 40

/**
 * A CSV file of products with four SKUs in five languages, and a folder with four images of each, all of them
 * different. `mark` tells the products of one run from those of others.
 */
export async function writeImportFiles(
  folder: string,
  { count, hasImages, mark }: { count: number; hasImages: boolean; mark: string },
): Promise<{ file: string; images: string }> {
  const images = path.join(folder, 'images')
  await rm(folder, { recursive: true, force: true })
  await mkdir(images, { recursive: true })
  const file = path.join(folder, 'products.csv')
  const stream = createWriteStream(file)
  stream.write(stringify([SAMPAN_COLUMNS]))
  for (let index = 0; index < count; index += 1) {
    const text = stringify(rowsOf(index, mark, hasImages))
    if (!stream.write(text)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  if (hasImages) await writeImages(images, count)
  return { file, images }
}

const imageName = (index: number, at: number) => `${index}-${at}.jpg`

function rowsOf(index: number, mark: string, hasImages: boolean): string[][] {
  const { texts } = productAt(index, { shopCount: SHOPS })
  const product: Record<string, string> = {
    shop: `shop-${(index % SHOPS) + 1}`,
    category: CATEGORIES[index % CATEGORIES.length]!.key,
    on_sale: 'yes',
    images: hasImages
      ? Array.from({ length: IMAGES_OF_PRODUCT }, (_, at) => imageName(index, at)).join('\n')
      : '',
  }
  for (const locale of LOCALES) {
    product[`name_${locale}`] = `${texts[locale].name} ${index}`
    product[`description_${locale}`] = texts[locale].description
    product[`option1_name_${locale}`] = 'Size'
    product[`option2_name_${locale}`] = 'Colour'
  }
  return Array.from({ length: SKUS_OF_PRODUCT }, (_, at) => {
    const sku: Record<string, string> = {
      handle: `${mark}-${index}`,
      sku: `${mark}-${index}-${at}`,
      price: `${10 + (index % 90)}.50`,
      stock: '20',
      weight_grams: '300',
    }
    for (const locale of LOCALES) {
      sku[`option1_value_${locale}`] = at < 2 ? 'M' : 'L'
      sku[`option2_value_${locale}`] = at % 2 === 0 ? 'Red' : 'Blue'
    }
    const cells = at === 0 ? { ...product, ...sku } : sku
    return SAMPAN_COLUMNS.map((name) => cells[name] ?? '')
  })
}

/** The images of the example shop; bytes after the end of a JPEG file make each a file of its own. */
async function writeImages(folder: string, count: number): Promise<void> {
  const source = path.resolve('examples/shop/images')
  const drawn = await Promise.all(
    (await readdir(source)).map(async (name) =>
      sharp(await readFile(path.join(source, name)))
        .resize(SIDE_PX, SIDE_PX)
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  )
  for (let index = 0; index < count; index += 1)
    await Promise.all(
      Array.from({ length: IMAGES_OF_PRODUCT }, (_, at) => {
        const number = index * IMAGES_OF_PRODUCT + at
        const bytes = Buffer.concat([drawn[number % drawn.length]!, Buffer.from(String(number))])
        return writeFile(path.join(folder, imageName(index, at)), bytes)
      }),
    )
}
