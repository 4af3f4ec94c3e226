'use client'

import { useState } from 'react'

const PLACE = 'sampan.balance-hidden'

function wasHidden(): boolean {
  try {
    return localStorage.getItem(PLACE) === '1'
  } catch {
    return false
  }
}

/** Whether the balance is hidden from who looks over the shoulder; remembered on this device. */
export function useHiddenBalance(): [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const [isHidden, setIsHidden] = useState(wasHidden)
  function hide(next: boolean) {
    setIsHidden(next)
    try {
      localStorage.setItem(PLACE, next ? '1' : '0')
    } catch {
      // Without storage it is remembered until the page is left.
    }
  }
  return [isHidden, hide]
}
