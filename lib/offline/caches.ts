import { withoutPrefix } from '@/lib/navigation/language-prefix'

/** Build files are content-hashed, so one cache holds those of all builds. */
export const FILES_CACHE = 'sampan-files'
export const PICTURES_CACHE = 'sampan-pictures'
/** Pages are cached by build, so that offline pages never mix builds. */
export const PAGES_CACHE = 'sampan-pages-'
/** Replies to the shopper's own calls, which the service worker never handles. */
export const ANSWERS_DATABASE = 'sampan-answers'

/** Messages between page and service worker. */
export type WorkerMessage =
  /** These pages were shown, with these files. */
  | { type: 'SEEN'; paths: string[]; files: string[] }
  /** The reply through the port is the time the page was cached, or null if it came from the network. */
  | { type: 'KEPT_AT' }
  /** Sign-out: the cached pages are deleted. */
  | { type: 'FORGET' }
  /** From the worker to the page: a notification was tapped. The page confirms through the port and navigates. */
  | { type: 'OPEN'; path: string }
  /** Defined by Serwist. */
  | { type: 'SKIP_WAITING' }

/** Pages that are useful offline; the others need a connection. */
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

/** Closed to direct entry by the specification (section 2); offline there is no policy to read. */
export const isOpenedFromInsideOnly = (path: string): boolean => headOf(path) === 'orderInfo'

const FOLDER = 'static/'
const FILE = /^(?:chunks|media|css)\/[\w.~/-]+?\.(?:js|css|woff2)/

/** The URLs of all build files referenced by a page's HTML or data. */
export function filesNamedIn(html: string): string[] {
  const names = html.split(FOLDER).flatMap((text) => FILE.exec(text)?.[0] ?? [])
  return [...new Set(names.map((name) => `/_next/${FOLDER}${name}`))]
}
