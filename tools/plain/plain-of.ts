import type { Endpoint, PlainEndpoint } from '@/contracts/endpoint'
import { shapeOf } from './shape-of'

/** An endpoint as those who call it know it. */
export function plainOf<E extends Endpoint>(endpoint: E): PlainEndpoint<E> {
  const { access, method, path, changes, isKeyed, isForm, query, body, data } = endpoint
  return {
    access,
    method,
    path,
    changes,
    ...(isKeyed && { isKeyed }),
    ...(isForm && { isForm }),
    ...(body && { besideBody: fieldNames(query) }),
    data: shapeOf(data),
  }
}

function fieldNames(query: Endpoint['query']): string[] {
  return query && 'shape' in query ? Object.keys(query.shape as object) : []
}
