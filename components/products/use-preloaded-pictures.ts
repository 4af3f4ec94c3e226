import { useEffect } from 'react'
import { pictureSources } from '@/components/ui/picture-sources'

/** After the page's own requests. */
const DELAY_MS = 2000

/** Preloads the files that an image of these `sizes` would choose. */
export function usePreloadedPictures(addresses: string[], sizes: string, isWanted = true): void {
  const list = addresses.join(' ')
  useEffect(() => {
    if (!isWanted || list === '') return
    const timer = setTimeout(() => list.split(' ').forEach((one) => preload(one, sizes)), DELAY_MS)
    return () => clearTimeout(timer)
  }, [list, sizes, isWanted])
}

function preload(address: string, sizes: string): void {
  const { src, srcSet } = pictureSources(address, sizes)
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = sizes
  // An empty `srcset` would count as one without candidates.
  if (srcSet) image.srcset = srcSet
  image.src = src
}
