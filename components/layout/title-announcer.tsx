'use client'

import { useEffect, useState } from 'react'

/**
 * Announces the title of each page to screen readers when it arrives, which may be after the page. Next.js announces
 * only once, by then perhaps with the title of the page before, so its announcer is hidden.
 */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('')

  useEffect(() => {
    // Screen readers read the title of a loaded document themselves.
    let last = document.title
    const observer = new MutationObserver(() => {
      // Between two pages there may be no title.
      if (document.title === '' || document.title === last) return
      last = document.title
      setTitle(last)
    })
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    // Next.js adds its announcer in an effect of the same commit.
    const hiding = setTimeout(() =>
      document.querySelector('next-route-announcer')?.setAttribute('hidden', ''),
    )
    return () => {
      observer.disconnect()
      clearTimeout(hiding)
    }
  }, [])

  return (
    <p role="alert" aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
