import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { isCount, isRecord } from '@/lib/storage/json-checks'
import { persistedStore } from '@/lib/storage/persisted-store'

/** A line of the cart of a visitor who is not signed in. What it shows is asked of the backend. */
export interface PhoneLine {
  sku_id: number
  quantity: number
  selected: boolean
  /** What it cost when the visitor last settled it. */
  seen_price: number | null
}

const NOTHING: PhoneLine[] = []

/** Latest added first. */
export const phoneCart = persistedStore<PhoneLine[]>('sampan.cart', NOTHING, parsePhoneCart)

/** Lines that are not lines are left out, also a second one of the same SKU. */
export function parsePhoneCart(stored: unknown): PhoneLine[] {
  if (!Array.isArray(stored)) return NOTHING
  const lines = new Map<number, PhoneLine>()
  for (const line of stored)
    if (isLine(line) && !lines.has(line.sku_id) && lines.size < MAX_CART_LINES)
      lines.set(line.sku_id, line)
  return lines.size > 0 ? [...lines.values()] : NOTHING
}

function isLine(value: unknown): value is PhoneLine {
  return (
    isRecord(value) &&
    isCount(value.sku_id, Number.MAX_SAFE_INTEGER) &&
    isCount(value.quantity, MAX_LINE_QUANTITY) &&
    typeof value.selected === 'boolean' &&
    (value.seen_price === null || isPrice(value.seen_price))
  )
}

const isPrice = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** Adds up to the stock, as the backend does, and answers how many pieces went in. */
export function addToPhone(item: {
  sku_id: number
  quantity: number
  price: number
  stock: number
}): { given: number; reason: 'stock' | 'full' | 'limit' } {
  const lines = phoneCart.read()
  const held = lines.find((line) => line.sku_id === item.sku_id)
  if (!held && lines.length >= MAX_CART_LINES) return { given: 0, reason: 'full' }
  const before = held?.quantity ?? 0
  const quantity = Math.max(before, Math.min(before + item.quantity, item.stock, MAX_LINE_QUANTITY))
  if (quantity > 0) {
    const added = { sku_id: item.sku_id, quantity, selected: true, seen_price: item.price }
    const isAdded = (line: PhoneLine) => line.sku_id === item.sku_id
    phoneCart.write(held ? lines.map((line) => (isAdded(line) ? added : line)) : [added, ...lines])
  }
  return { given: quantity - before, reason: item.stock > MAX_LINE_QUANTITY ? 'limit' : 'stock' }
}

export function changeOnPhone(
  changes: ReadonlyMap<number, Partial<Omit<PhoneLine, 'sku_id'>>>,
): void {
  phoneCart.write(phoneCart.read().map((line) => ({ ...line, ...changes.get(line.sku_id) })))
}

export function removeFromPhone(skuIds: readonly number[]): void {
  keep(phoneCart.read().filter((line) => !skuIds.includes(line.sku_id)))
}

/** Puts lines back where they were; one that was added anew meanwhile stays as it is. */
export function restoreOnPhone(before: readonly PhoneLine[], skuIds: readonly number[]): void {
  const now = new Map(phoneCart.read().map((line) => [line.sku_id, line]))
  const back = before.flatMap((line) => {
    const present = now.get(line.sku_id)
    now.delete(line.sku_id)
    if (present) return [present]
    return skuIds.includes(line.sku_id) ? [line] : []
  })
  keep([...now.values(), ...back].slice(0, MAX_CART_LINES))
}

export const clearPhoneCart = () => keep([])

const keep = (lines: PhoneLine[]) => phoneCart.write(lines.length > 0 ? lines : NOTHING)
