import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { consoleFacts } from '@/console/layout/facts'

/** react-admin puts the title of a screen into this element. */
const TITLE_ID = 'react-admin-title'

const titleOf = (screen: string | undefined, own: string) =>
  [screen, own, consoleFacts().name].filter(Boolean).join(' · ')

/** Gives the document the title of the screen, for tabs, history and screen readers. */
export function DocumentTitle() {
  const own = useTranslate()('console.title')
  useEffect(() => {
    const element = document.getElementById(TITLE_ID)
    const show = () => {
      document.title = titleOf(element?.innerText.trim(), own)
    }
    show()
    const observer = new MutationObserver(show)
    if (element) observer.observe(element, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [own])
  return null
}

/** The same for a page without the bar of the administration. */
export function useDocumentTitle(screen: string) {
  const own = useTranslate()('console.title')
  useEffect(() => {
    document.title = titleOf(screen, own)
  }, [screen, own])
}
