'use client'

import { useLinkStatus } from 'next/link'
import { useProgressWhile } from './progress-store'

/** Inside a link: shows the navigation bar until the page it leads to is there. Draws nothing itself. */
export function LinkProgress() {
  useProgressWhile(useLinkStatus().pending)
  return null
}
