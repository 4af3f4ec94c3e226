/** What the backend sends to a browser that is not looking, sealed so that it alone can read it. */
export interface PushedNotice {
  notice: number
  /** The language of its words, and of the page it leads to. */
  lang: string
  title: string
  body: string
  path: string | null
}

/** The parameter of /notification that names the notice to be opened at once. */
export const OPENED_PARAMETER = 'opened'

/** Where the notice is opened from outside: its own page may be closed to direct entry. */
export const outsidePath = ({ lang, notice }: PushedNotice): string =>
  `/${lang}/notification?${OPENED_PARAMETER}=${notice}`

/** Where it is opened inside the app. */
export const insidePath = (pushed: PushedNotice): string =>
  pushed.path === null ? outsidePath(pushed) : `/${pushed.lang}${pushed.path}`

/** Nothing when it is not what the backend sends. */
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
