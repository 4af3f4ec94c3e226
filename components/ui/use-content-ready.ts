import { useDeferredValue } from 'react'

/**
 * Whether to render content that has been loaded. It becomes true in a render that React divides
 * into slices; the update of a query is rendered in one task, which a first content makes long.
 */
export function useContentReady(isLoaded: boolean): boolean {
  return useDeferredValue(isLoaded) && isLoaded
}
