'use client'

import { HEAD_SCRIPT } from '@/lib/head/head-script'

/** A client component, because the flight data would repeat the text of a server component. */
export function HeadScript() {
  return <script>{HEAD_SCRIPT}</script>
}
