import { EPOCH_MS } from './calendar'
import { productAt } from './products'
import type { SeedProduct } from './shape'

const products = Array.from({ length: 1_200 }, (_, index) => productAt(index, { shopCount: 48 }))
const bySales = [...products].sort((a, b) => b.sales - a.sales)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const averageOf = ({ reviews }: SeedProduct) => mean(reviews.map((review) => review.productRating))
const ageMs = (time: string) => EPOCH_MS - Date.parse(time)

test('sales have a long tail', () => {
  expect(bySales[0]?.sales).toBeGreaterThan(1_500)
  expect(bySales[0]?.sales).toBeLessThanOrEqual(2_400)
  expect(bySales[600]?.sales).toBeGreaterThan(20)
  expect(bySales[600]?.sales).toBeLessThan(100)
})

test('older and cheaper products sell more', () => {
  const salesOf = (chosen: SeedProduct[]) => mean(chosen.map(({ sales }) => sales))
  const old = products.filter(({ listedAt }) => ageMs(listedAt) > 200 * 86_400_000)
  const recent = products.filter(({ listedAt }) => ageMs(listedAt) < 60 * 86_400_000)
  expect(salesOf(old)).toBeGreaterThan(2 * salesOf(recent))
  const cheap = products.filter(({ priceCents }) => priceCents < 2_000)
  const dear = products.filter(({ priceCents }) => priceCents > 10_000)
  expect(salesOf(cheap)).toBeGreaterThan(salesOf(dear))
})

test('3 to 6 % of the sales are reviewed, up to 50 per product', () => {
  for (const { sales, reviews } of products) {
    const count = reviews.length
    expect(count).toBeLessThanOrEqual(Math.min(50, Math.ceil(sales * 0.06)))
    expect(count).toBeGreaterThanOrEqual(Math.min(40, Math.floor(sales * 0.03)))
  }
  const total = products.reduce((sum, { reviews }) => sum + reviews.length, 0)
  expect(total).toBeGreaterThan(5_000)
  expect(total).toBeLessThan(7_300)
})

test('best sellers are rated well, most products well, and a few badly', () => {
  for (const product of bySales.slice(0, 20)) expect(averageOf(product)).toBeGreaterThan(4.1)
  const rated = products.filter(({ reviews }) => reviews.length >= 3).map(averageOf)
  const share = (isCounted: (average: number) => boolean) =>
    rated.filter(isCounted).length / rated.length
  expect(share((average) => average >= 4.2)).toBeGreaterThan(0.75)
  expect(share((average) => average < 3.8)).toBeGreaterThan(0.01)
  expect(share((average) => average < 3.8)).toBeLessThan(0.12)
})

test('best sellers have more recent reviews than old ones', () => {
  const [recent, all] = bySales.slice(0, 20).reduce(
    ([count, total], { reviews, listedAt }) => {
      const isRecent = ({ createdAt }: { createdAt: string }) =>
        ageMs(createdAt) < ageMs(listedAt) / 2
      return [count + reviews.filter(isRecent).length, total + reviews.length]
    },
    [0, 0],
  )
  expect(recent / all).toBeGreaterThan(0.6)
})
