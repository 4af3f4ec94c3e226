/** The encrypted payload of a push message. */
export interface PushedNotice {
  notice: number
  /** The language of its text and of the page it links to. */
  lang: string
  title: string
  body: string
  path: string | null
}

/** The parameter of /notification with the notice to open. */
export const OPENED_PARAMETER = 'opened'

/** The URL from outside the app: its target may be closed to direct entry. */
export const outsidePath = ({ lang, notice }: PushedNotice): string =>
  `/${lang}/notification?${OPENED_PARAMETER}=${notice}`

/** The path inside the app. */
export const insidePath = (pushed: PushedNotice): string =>
  pushed.path === null ? outsidePath(pushed) : `/${pushed.lang}${pushed.path}`

/** Null if the payload is invalid. */
export function readPushed(text: string | undefined): PushedNotice | undefined {
  try {
    const { notice, lang, title, body, path } = JSON.parse(text ?? '') as Record<string, unknown>
    if (typeof notice !== 'number' || typeof lang !== 'string' || typeof title !== 'string')
      return undefined
    return {
      notice,
      lang,
      title,
      body: typeof body === 'string' ? body : '',
      path: typeof path === 'string' ? path : null,
    }
  } catch {
    return undefined
  }
}
