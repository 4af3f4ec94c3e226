import type { Sku } from '@/contracts/schemas/products'
import {
  choose,
  chosenPicture,
  chosenSku,
  clampQuantity,
  firstChoice,
  fittingSkus,
  galleryPictures,
  optionStates,
  priceRange,
  stockOf,
  withLiveStock,
} from './options'

const options = [
  { name: 'Colour', values: ['Black', 'Navy'] },
  { name: 'Size', values: ['S', 'M', 'L'] },
]

const sku = (id: number, values: string[], price: number, stock: number, image: string | null) =>
  ({ id, values, price, stock, image }) satisfies Sku

/** There is no Navy L, and Black S is sold out. */
const skus = [
  sku(1, ['Black', 'S'], 1000, 0, 'black'),
  sku(2, ['Black', 'M'], 1000, 3, 'black'),
  sku(3, ['Black', 'L'], 1200, 5, 'black'),
  sku(4, ['Navy', 'S'], 1100, 2, 'navy'),
  sku(5, ['Navy', 'M'], 1100, 1, 'navy'),
]

const possible = (choice: (string | null)[]) =>
  optionStates(options, skus, choice).map(({ values }) =>
    values.filter(({ isPossible }) => isPossible).map(({ value }) => value),
  )

it('gives a picture to each value of the option that changes it, and to no other', () => {
  const pictures = optionStates(options, skus, [null, null]).map(({ values }) =>
    values.map(({ picture }) => picture),
  )
  expect(pictures).toEqual([
    ['black', 'navy'],
    [undefined, undefined, undefined],
  ])
  const oneColour = [{ name: 'Colour', values: ['Black'] }]
  const plain = skus.map((each) => ({ ...each, image: null }))
  expect(optionStates(oneColour, plain, [null])[0]?.values[0]?.picture).toBeUndefined()
})

describe('choosing options', () => {
  it('preselects only options without a choice', () => {
    expect(firstChoice(options)).toEqual([null, null])
    expect(firstChoice([{ name: 'Size', values: ['One size'] }])).toEqual(['One size'])
    expect(firstChoice([])).toEqual([])
  })

  it('selects on the first tap and deselects on the second, except the only value', () => {
    const chosen = choose(options, [null, null], 0, 'Navy')
    expect(chosen).toEqual(['Navy', null])
    expect(choose(options, chosen, 0, 'Black')).toEqual(['Black', null])
    expect(choose(options, chosen, 0, 'Navy')).toEqual([null, null])
    const only = [{ name: 'Size', values: ['One size'] }]
    expect(choose(only, ['One size'], 0, 'One size')).toEqual(['One size'])
  })

  it.each([
    [
      [null, null],
      [
        ['Black', 'Navy'],
        ['S', 'M', 'L'],
      ],
    ],
    [
      ['Black', null],
      [
        ['Black', 'Navy'],
        ['M', 'L'],
      ],
    ],
    [
      ['Navy', null],
      [
        ['Black', 'Navy'],
        ['S', 'M'],
      ],
    ],
    [
      [null, 'L'],
      [['Black'], ['S', 'M', 'L']],
    ],
    [
      [null, 'S'],
      [['Navy'], ['S', 'M', 'L']],
    ],
    [
      ['Navy', 'M'],
      [
        ['Black', 'Navy'],
        ['S', 'M'],
      ],
    ],
  ])('after choosing %j the possible options are %j', (choice, left) => {
    expect(possible(choice)).toEqual(left)
  })

  it('offers nothing when everything is sold out', () => {
    const states = optionStates(
      options,
      skus.map((each) => ({ ...each, stock: 0 })),
      [null, null],
    )
    expect(states.flatMap(({ values }) => values).some(({ isPossible }) => isPossible)).toBe(false)
  })

  it('finds the SKU only when every option is chosen', () => {
    expect(chosenSku(skus, ['Black', null])).toBeUndefined()
    expect(chosenSku(skus, ['Black', 'L'])?.id).toBe(3)
    expect(chosenSku(skus, ['Black', 'S'])?.id).toBe(1)
    expect(chosenSku(skus, ['Navy', 'L'])).toBeUndefined()
    expect(chosenSku([sku(9, [], 100, 1, null)], [])?.id).toBe(9)
  })
})

describe('price, stock and picture of a choice', () => {
  it('follow the SKUs that still match', () => {
    expect(priceRange(skus)).toEqual({ low: 1000, high: 1200 })
    expect(priceRange(fittingSkus(skus, ['Navy', null]))).toEqual({ low: 1100, high: 1100 })
    expect(stockOf(fittingSkus(skus, ['Black', null]))).toBe(8)
    expect(priceRange([])).toBeUndefined()
  })

  it('show a picture when the matching SKUs agree on one', () => {
    expect(chosenPicture(skus, [null, null])).toBeUndefined()
    expect(chosenPicture(skus, ['Navy', null])).toBe('navy')
    expect(chosenPicture(skus, [null, 'M'])).toBeUndefined()
    expect(chosenPicture([sku(9, ['x'], 1, 1, null)], ['x'])).toBeUndefined()
  })

  it('put the pictures of SKUs after those of the product, each once', () => {
    expect(galleryPictures({ images: ['front', 'black'], skus })).toEqual([
      'front',
      'black',
      'navy',
    ])
  })

  it.each([
    [3, 10, 3],
    [11, 10, 10],
    [0, 10, 1],
    [-4, 10, 1],
    [2, 0, 1],
    [2.9, 10, 2],
    [5000, 100_000, 999],
    [Number.NaN, 10, 1],
  ])('limit a quantity of %p with %p in stock to %p', (asked, stock, given) => {
    expect(clampQuantity(asked, stock)).toBe(given)
  })

  it('use the live price and stock, and no removed SKU', () => {
    const live = { id: 7, price: 900, stock: 4, skus: [{ id: 2, price: 900, stock: 4 }] }
    const now = withLiveStock(skus, live)
    expect(now[1]).toMatchObject({ id: 2, price: 900, stock: 4, image: 'black' })
    expect(stockOf(now)).toBe(4)
    expect(withLiveStock(skus, undefined)).toBe(skus)
  })
})
