'use client'

import { useProductChoice } from './product-choice'

/** Free once what is chosen reaches the amount on its own. */
export function FreightOf({
  freeFrom,
  free,
  otherwise,
}: {
  freeFrom: number
  free: string
  otherwise: string
}) {
  const { price, quantity } = useProductChoice()
  return price.low * quantity >= freeFrom ? free : otherwise
}
