import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { samplesOf } from '@/trust/access/samples'
import { wireOf } from '@/trust/access/send'

const THINGS = {
  id: [1],
  product_id: [1],
  shop_id: [1],
  sku_id: [1],
  order_id: [1],
  address_id: [1],
}

const withoutStrangeWords = (sample: object): object =>
  Object.fromEntries(
    Object.entries(sample).filter(([name]) => name !== 'cursor' && name !== 'category'),
  )

const isForShoppers = ({ access }: Endpoint) => access === 'public' || access === 'shopper'

/** Raw HTTP calls with all parameters: every GET with parameters, and these POSTs. */
export function contracts(posts: string[]): { url: string; body?: string }[] {
  return ENDPOINTS.flatMap(([, endpoint]) => {
    const isWanted =
      endpoint.method === 'get' ? schemasOf(endpoint).query : posts.includes(endpoint.path)
    if (!isWanted || !isForShoppers(endpoint)) return []
    const samples = samplesOf(endpoint, THINGS).map(withoutStrangeWords)
    // A call with an unknown id or keyword is rejected before it queries the database.
    const fullest = samples.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
    if (!fullest) return []
    const { url, body } = wireOf(endpoint, fullest)
    return [typeof body === 'string' ? { url, body } : { url }]
  })
}
