import { useTranslate } from 'react-admin'

export const LOADING_ID = 'console-loading'

/** Names the progress bars of every screen; a hidden element can be a name. */
export function LoadingText() {
  const translate = useTranslate()
  return (
    <span id={LOADING_ID} hidden>
      {translate('ra.message.loading')}
    </span>
  )
}
