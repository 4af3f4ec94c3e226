import { stringify } from 'csv-stringify/sync'
import { ProductDraft } from '@/server/domain/imports/draft'
import { SAMPAN_COLUMNS } from '@/server/domain/imports/sampan-columns'
import { productRow } from '@/server/testing/import-files'
import type { Random } from '../random'
import { HOSTILE } from './hostile'
import { type InputMaker, schemaOf } from './input-maker'

const DRAFT = schemaOf(ProductDraft)
const MAX_ROWS = 4
/** A browser sends the name as it is, and the server stores it. */
const NAMES = ['products', 'สินค้า', 'a\u0000b', '../../etc/passwd', '🛶'.repeat(120), '']

/** A catalogue in CSV or JSON Lines, usually with a fault, and sometimes truncated. */
export function importFile(random: Random, maker: InputMaker): File {
  const isCsv = random.next() < 0.5
  const rows = Array.from({ length: random.between(1, MAX_ROWS) })
  const whole = isCsv
    ? stringify(
        rows.map(() => csvRow(random)),
        { header: true, columns: columnsOf(random) },
      )
    : rows.map(() => JSON.stringify(draft(random, maker))).join('\n')
  const text = random.next() < 0.1 ? whole.slice(0, random.between(0, whole.length)) : whole
  return new File([text], `${random.pick(NAMES)}.${isCsv ? 'csv' : 'jsonl'}`)
}

function draft(random: Random, maker: InputMaker): unknown {
  const right = maker.make(DRAFT)
  return random.next() < 0.5 ? right : maker.spoil(right)
}

function csvRow(random: Random): Record<string, string> {
  const row: Record<string, string> = productRow({ handle: `fuzz-${random.between(1, 50)}` })
  for (let faults = random.between(0, 2); faults > 0; faults -= 1)
    row[random.pick(SAMPAN_COLUMNS)!] = String(random.pick(HOSTILE))
  return row
}

const columnsOf = (random: Random) =>
  random.next() < 0.9 ? SAMPAN_COLUMNS : random.shuffled(SAMPAN_COLUMNS).slice(0, 20)
