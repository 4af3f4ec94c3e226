import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { gt, max } from 'drizzle-orm'
import { uploadAdminPicture } from '@/contracts/admin-pictures'
import { UPLOAD_PURPOSES } from '@/contracts/schemas/uploads'
import { uploadPicture } from '@/contracts/uploads'
import type { Database } from '@/server/db/connection'
import { uploads } from '@/server/db/tables/uploads'
import { filesOf } from '@/server/domain/uploads'
import { TEST_OPS_TOKEN, type TestBackend } from '@/server/testing/backend'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'
import { HEIC, photograph } from '@/server/testing/pictures'
import { inFlight, times } from '../calls'
import type { Random } from '../random'
import type { SuiteContext } from '../suite'
import { defectIn } from './answers'
import { craftedFiles, type Crafted } from './crafted-files'

const IN_FLIGHT = 4
/** The number of pictures per shopper and day is limited, so several shoppers share the work. */
const SHOPPERS = 200
const MEMORY_MB = 150
/** Shoppers upload for each purpose, and the administration for the catalogue. */
const PURPOSES = [...UPLOAD_PURPOSES, 'catalogue'] as const

/** Pictures with changed, truncated and duplicated bytes, then crafted files; compares memory before and after. */
export async function fuzzUploads(context: SuiteContext, shop: TestBackend): Promise<void> {
  const { db } = shop.backend.services
  const shoppers = await openShoppers(db, SHOPPERS, 0)
  const first = await lastUpload(db)
  const there = (await filesOnDisk(shop)).filter(isPicture).length
  const samples = await originals()
  const sender = new Sender(context, shop, shoppers)
  const random = context.random.named('files')
  const mutants = context.size(10_000, 120)
  const send = async () => {
    const { name, bytes } = random.pick(samples)!
    await sender.send({ name, type: 'image/jpeg', bytes: mutated(bytes, random), isPicture: true })
  }
  await inFlight(times(Math.ceil(mutants / 4)), IN_FLIGHT, send)
  const before = memoryMb()
  await inFlight(times(mutants - Math.ceil(mutants / 4)), IN_FLIGHT, send)
  const growth = memoryMb() - before
  context.count('mutated files', mutants)
  context.expect('memory stays flat', growth < MEMORY_MB, `${growth} MB more after three quarters`)
  const crafted = await craftedFiles()
  const some = crafted.slice(0, context.size(crafted.length, 60))
  await inFlight(some, IN_FLIGHT, (file) => sender.send(file))
  context.count('crafted files', some.length)
  const { defects, lies } = sender
  context.expect('no file causes a defect', defects.length === 0, defects.slice(0, 5).join(' · '))
  context.expect('no crafted file is accepted', lies.length === 0, lies.slice(0, 5).join(' · '))
  await expectNothingLeft(context, shop, { first, there })
}

class Sender {
  readonly defects: string[] = []
  readonly lies: string[] = []
  #turn = 0

  constructor(
    readonly context: SuiteContext,
    readonly shop: TestBackend,
    readonly shoppers: QuickShopper[],
  ) {}

  async send({ name, type, bytes, isPicture }: Crafted): Promise<void> {
    this.#turn += 1
    const purpose = PURPOSES[this.#turn % PURPOSES.length]!
    const isOfStaff = purpose === 'catalogue'
    const form = new FormData()
    if (!isOfStaff) form.append('purpose', purpose)
    form.append('file', new File([new Uint8Array(bytes)], name, { type }))
    const { token } = this.shoppers[this.#turn % this.shoppers.length]!
    const { path } = isOfStaff ? uploadAdminPicture : uploadPicture
    const headers: HeadersInit = isOfStaff
      ? { authorization: `Bearer ${TEST_OPS_TOKEN}` }
      : { token }
    const began = performance.now()
    const answer = await this.shop.fetch(path, { method: 'POST', headers, body: form })
    const text = await answer.text()
    const defect = defectIn(answer.status, text, performance.now() - began)
    if (defect) this.defects.push(`${name}: ${defect}: ${text.slice(0, 200)}`)
    const { code } = JSON.parse(text) as { code: number }
    this.context.count(code === 1 ? 'files accepted' : 'files refused')
    if (code === 1 && !isPicture) this.lies.push(name)
  }
}

/** The disk contains only the files of accepted pictures, and no parts. */
async function expectNothingLeft(
  context: SuiteContext,
  shop: TestBackend,
  { first, there }: { first: number; there: number },
): Promise<void> {
  const files = await filesOnDisk(shop)
  const pictures = files.filter(isPicture).length - there
  const { db } = shop.backend.services
  const taken = await db.select().from(uploads).where(gt(uploads.id, first))
  const expected = taken.flatMap(({ name }) => filesOf(name)).length
  const rest = files.filter((file) => /\.(part|tmp|jpe?g|png|heic|svg|html)$/.test(file))
  context.expectSame('files on disk of accepted pictures', pictures, expected)
  context.expectSame('other files on disk', rest.length, 0)
}

const isPicture = (file: string) => file.endsWith('.webp')

function filesOnDisk({ backend }: TestBackend): Promise<string[]> {
  const folder = path.join(backend.services.config.dataDir, 'uploads')
  return readdir(folder, { recursive: true }).catch(() => [])
}

async function lastUpload(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(uploads.id) }).from(uploads)
  return row?.last ?? 0
}

async function originals(): Promise<{ name: string; bytes: Buffer }[]> {
  const picture = () => photograph(96, 72)
  return [
    { name: 'a.jpg', bytes: await picture().jpeg().toBuffer() },
    { name: 'b.jpg', bytes: await picture().jpeg({ progressive: true }).withExif({}).toBuffer() },
    { name: 'c.png', bytes: await picture().png().toBuffer() },
    { name: 'd.webp', bytes: await picture().webp().toBuffer() },
    { name: 'e.heic', bytes: HEIC },
  ]
}

function mutated(original: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(original)
  for (let change = random.between(1, 20); change > 0; change -= 1) {
    // The header contains type and size, where parsers fail.
    const limit = random.next() < 0.5 ? Math.min(200, bytes.length) : bytes.length
    bytes[random.between(0, limit - 1)] = random.between(0, 255)
  }
  const draw = random.next()
  if (draw < 0.15) return bytes.subarray(0, random.between(0, bytes.length))
  if (draw < 0.25) return Buffer.concat([bytes, bytes.subarray(random.between(0, bytes.length))])
  return bytes
}

function memoryMb(): number {
  global.gc?.()
  return Math.round(process.memoryUsage.rss() / 1_048_576)
}
