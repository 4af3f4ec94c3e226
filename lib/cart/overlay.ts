import type { Cart, CartLine } from '@/contracts/schemas/cart'
import { MAX_LINE_QUANTITY } from '@/contracts/limits'
import type { LineChanges } from '@/lib/cart/outbox'
import type { GuestLine } from '@/lib/cart/guest-cart'

/**
 * The cart with pending changes applied. Without changes it is the backend's reply itself, so that
 * final totals are always the backend's.
 */
export function overlay(cart: Cart, changes: LineChanges): Cart {
  if (!cart.lines.some((line) => changes[line.sku_id])) return cart
  const lines = cart.lines.flatMap((line) => {
    const change = changes[line.sku_id]
    if (!change) return [line]
    return change.removedUntil === undefined ? [changedLine(line, change)] : []
  })
  const bought = lines.filter((line) => line.selected && line.available)
  return {
    lines,
    quantity: sum(lines.map((line) => line.quantity)),
    selected_quantity: sum(bought.map((line) => line.quantity)),
    selected_total: sum(bought.map((line) => line.price * line.quantity)),
  }
}

function changedLine(line: CartLine, { quantity, selected }: LineChanges[number]): CartLine {
  const isSettled = quantity !== undefined && line.available
  return {
    ...line,
    selected: selected ?? line.selected,
    ...(isSettled
      ? {
          quantity: Math.max(1, Math.min(quantity, line.stock, MAX_LINE_QUANTITY)),
          previous_price: null,
          previous_quantity: null,
        }
      : {}),
  }
}

/** The differences between the guest cart and the backend's last reply about it. */
export function guestChanges(cart: Cart, phone: readonly GuestLine[]): LineChanges {
  const kept = new Map(phone.map((line) => [line.sku_id, line]))
  const changes: LineChanges = {}
  for (const line of cart.lines) {
    const now = kept.get(line.sku_id)
    const wanted = line.previous_quantity ?? line.quantity
    if (!now) changes[line.sku_id] = { removedUntil: 0, version: '' }
    else if (now.quantity !== wanted || now.selected !== line.selected)
      changes[line.sku_id] = {
        ...(now.quantity === wanted ? {} : { quantity: now.quantity }),
        selected: now.selected,
        version: '',
      }
  }
  return changes
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
