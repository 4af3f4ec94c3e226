import { ENDPOINTS } from '@/contracts/all'
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

/** Calls as they go over the wire, each with everything it takes: all GETs that take something, and these POSTs. */
export function contracts(posts: string[]): { url: string; body?: string }[] {
  return ENDPOINTS.flatMap(([, endpoint]) => {
    const isWanted =
      endpoint.method === 'get' ? schemasOf(endpoint).query : posts.includes(endpoint.path)
    if (!isWanted || endpoint.access === 'operator') return []
    const samples = samplesOf(endpoint, THINGS).map(withoutStrangeWords)
    // With a place or a word that no answer gave out a call is refused before it asks the database anything.
    const fullest = samples.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
    if (!fullest) return []
    const { url, body } = wireOf(endpoint, fullest)
    return [typeof body === 'string' ? { url, body } : { url }]
  })
}
