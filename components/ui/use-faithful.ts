import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * For an element that stands in a boundary of its own and shows where the shopper is. Who goes on before it is awake
 * wakes it on the next page, and React then takes what the server wrote for what it would have written: classes and
 * other attributes stay those of the page before. Where they differ, the key changes, and all is made anew.
 */
export function useFaithful<T extends Element>(
  isFaithful: (element: T) => boolean,
): { key: string; ref: RefObject<T | null> } {
  const ref = useRef<T>(null)
  const [isAnew, setIsAnew] = useState(false)
  useLayoutEffect(() => {
    if (ref.current && !isFaithful(ref.current)) setIsAnew(true)
  }, [isFaithful])
  return { key: isAnew ? 'anew' : 'first', ref }
}
