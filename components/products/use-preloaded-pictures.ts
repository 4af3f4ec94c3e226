import { useEffect } from 'react'
import { pictureSources } from '@/components/ui/picture-sources'

/** After what the page itself loads. */
const DELAY_MS = 2000

/** Fetches the files that an image of these `sizes` would choose, so that it shows them without a wait. */
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
  // An empty list would count as one without files.
  if (srcSet) image.srcset = srcSet
  image.src = src
}
