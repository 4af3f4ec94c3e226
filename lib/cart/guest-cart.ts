import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'
import { isCount, isRecord, persistedStore } from '@/lib/storage/persisted-store'

/** A line of the cart of a visitor who is not signed in. The backend provides its name, price and stock. */
export interface GuestLine {
  sku_id: number
  quantity: number
  selected: boolean
  /** The price when the visitor last changed or confirmed it. */
  seen_price: number | null
}

const NOTHING: GuestLine[] = []

/** Latest added first. */
export const guestCart = persistedStore<GuestLine[]>('sampan.cart', NOTHING, parseGuestCart)

/** Skips invalid lines and duplicates of a SKU. */
export function parseGuestCart(stored: unknown): GuestLine[] {
  if (!Array.isArray(stored)) return NOTHING
  const lines = new Map<number, GuestLine>()
  for (const line of stored)
    if (isLine(line) && !lines.has(line.sku_id) && lines.size < MAX_CART_LINES)
      lines.set(line.sku_id, line)
  return lines.size > 0 ? [...lines.values()] : NOTHING
}

function isLine(value: unknown): value is GuestLine {
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

/** Adds up to the stock, as the backend does; returns the quantity that was added. */
export function addToGuestCart(item: {
  sku_id: number
  quantity: number
  price: number
  stock: number
}): { given: number; reason: 'stock' | 'full' | 'limit' } {
  const lines = guestCart.read()
  const held = lines.find((line) => line.sku_id === item.sku_id)
  if (!held && lines.length >= MAX_CART_LINES) return { given: 0, reason: 'full' }
  const before = held?.quantity ?? 0
  const quantity = Math.max(before, Math.min(before + item.quantity, item.stock, MAX_LINE_QUANTITY))
  if (quantity > 0) {
    const added = { sku_id: item.sku_id, quantity, selected: true, seen_price: item.price }
    const isAdded = (line: GuestLine) => line.sku_id === item.sku_id
    guestCart.write(held ? lines.map((line) => (isAdded(line) ? added : line)) : [added, ...lines])
  }
  return { given: quantity - before, reason: item.stock > MAX_LINE_QUANTITY ? 'limit' : 'stock' }
}

export function changeGuestLines(
  changes: ReadonlyMap<number, Partial<Omit<GuestLine, 'sku_id'>>>,
): void {
  guestCart.write(guestCart.read().map((line) => ({ ...line, ...changes.get(line.sku_id) })))
}

export function removeGuestLines(skuIds: readonly number[]): void {
  keep(guestCart.read().filter((line) => !skuIds.includes(line.sku_id)))
}

/** Restores lines at their positions; a line that was added again meanwhile stays as it is. */
export function restoreGuestLines(before: readonly GuestLine[], skuIds: readonly number[]): void {
  const now = new Map(guestCart.read().map((line) => [line.sku_id, line]))
  const back = before.flatMap((line) => {
    const present = now.get(line.sku_id)
    now.delete(line.sku_id)
    if (present) return [present]
    return skuIds.includes(line.sku_id) ? [line] : []
  })
  keep([...now.values(), ...back].slice(0, MAX_CART_LINES))
}

export const clearGuestCart = () => keep([])

const keep = (lines: GuestLine[]) => guestCart.write(lines.length > 0 ? lines : NOTHING)
