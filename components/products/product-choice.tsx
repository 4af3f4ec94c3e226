'use client'

import { useQuery } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import type { LiveProduct, Product, Sku } from '@/contracts/schemas/products'
import {
  choose,
  chosenPicture,
  chosenSku,
  clampQuantity,
  firstChoice,
  fittingSkus,
  optionStates,
  priceRange,
  stockOf,
  withLiveStock,
  type Choice,
} from '@/lib/products/options'
import { liveProductsQuery } from '@/lib/queries/products'
import { OptionSheetState } from './option-sheet-state'

export type ProductForChoice = Pick<Product, 'id' | 'name' | 'price' | 'options' | 'skus'> & {
  originalPrice: number | null
  pictures: string[]
  /** By the address of the picture; the others are described by the name. */
  alts: Record<string, string>
}

type ProductChoice = ReturnType<typeof useChoice>

const ChoiceContext = createContext<ProductChoice | null>(null)

/** The shopper's choice of options with live price and stock. */
export function ProductChoiceProvider({
  product,
  children,
}: {
  product: ProductForChoice
  children: ReactNode
}) {
  return (
    <ChoiceContext value={useChoice(product)}>
      <OptionSheetState>{children}</OptionSheetState>
    </ChoiceContext>
  )
}

export function useProductChoice(): ProductChoice {
  const choice = use(ChoiceContext)
  if (!choice) throw new Error('useProductChoice is used outside of its provider')
  return choice
}

function useChoice(product: ProductForChoice) {
  const { options } = product
  const [choice, setChoice] = useState<Choice>(() => firstChoice(options))
  const [asked, setAsked] = useState(1)
  const [requests, setRequests] = useState(0)
  const live = useQuery(liveProductsQuery([product.id]))
  const skus = withLiveStock(product.skus, live.data && (live.data[0] ?? gone(product.id)))
  const fitting = fittingSkus(skus, choice)
  const sku: Sku | undefined = chosenSku(skus, choice)
  /** Of the chosen SKU, or of all that are still possible. */
  const stock = stockOf(fitting)
  return {
    product,
    choice,
    optionStates: optionStates(options, skus, choice),
    /** The names of the options not yet chosen. */
    missing: options.filter((_, index) => choice[index] === null).map(({ name }) => name),
    sku,
    price: priceRange(fitting) ?? { low: product.price, high: product.price },
    stock,
    isSoldOut: stockOf(skus) === 0,
    isGone: live.data?.length === 0,
    picture: chosenPicture(skus, choice),
    quantity: clampQuantity(asked, stock),
    choose: (option: number, value: string) => {
      const next = choose(options, choice, option, value)
      setChoice(next)
      if (!next.includes(null)) setRequests(0)
    },
    /** How often the missing options were requested; 0 again once all are chosen. */
    requests,
    /** Marks the missing options and moves the focus to the first one. */
    requestChoice: () => setRequests(requests + 1),
    setQuantity: setAsked,
  }
}

/** The backend omits products that were taken off sale. */
function gone(id: number): LiveProduct {
  return { id, price: 0, stock: 0, skus: [] }
}
