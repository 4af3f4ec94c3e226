import { withoutPrefix } from '@/lib/navigation/language-prefix'

/** Files of a build never change under their name, so that one place holds those of all builds. */
export const FILES_CACHE = 'sampan-files'
export const PICTURES_CACHE = 'sampan-pictures'
/** Pages are kept by build: what is read without a connection is never half old and half new. */
export const PAGES_CACHE = 'sampan-pages-'
/** Answers to the shopper's own calls, which the worker never sees. */
export const ANSWERS_DATABASE = 'sampan-answers'

/** What the page tells its worker. */
export type WorkerMessage =
  /** These pages were on the screen, with these files. */
  | { type: 'SEEN'; paths: string[]; files: string[] }
  /** Answered through the port: since when the page that asks was kept, or null when it came fresh. */
  | { type: 'KEPT_AT' }
  /** The shopper has left: what was seen is forgotten. */
  | { type: 'FORGET' }
  /** From the worker to the page: a notice was tapped. The page answers through the port and goes there. */
  | { type: 'OPEN'; path: string }
  /** Serwist's own word. */
  | { type: 'SKIP_WAITING' }

/** Pages that are of use without a connection; the rest would only offer what needs one. */
const READABLE = [
  'home',
  'explore',
  'detail',
  'shop',
  'bag',
  'profile',
  'myPurchases',
  'orderInfo',
  'capitalRecord',
  'topUpRecord',
  'depositRecord',
  'notification',
  'myFavourite',
]

const headOf = (path: string) => withoutPrefix(path).split('/')[1] ?? ''

export const isReadable = (path: string): boolean => READABLE.includes(headOf(path))

/** Closed to direct entry by the specification (section 2); without a connection nobody else can say so. */
export const isOpenedFromInsideOnly = (path: string): boolean => headOf(path) === 'orderInfo'

const FOLDER = 'static/'
const FILE = /^(?:chunks|media|css)\/[\w.~/-]+?\.(?:js|css|woff2)/

/** The addresses of all files of the build that a page names, in its markup and in its data. */
export function filesNamedIn(html: string): string[] {
  const names = html.split(FOLDER).flatMap((text) => FILE.exec(text)?.[0] ?? [])
  return [...new Set(names.map((name) => `/_next/${FOLDER}${name}`))]
}
