import type { Locale } from '@/contracts/languages'
import { withoutPrefix } from '@/lib/navigation/language-prefix'

/** A cached page; its title is HTML, taken from the page itself. */
export interface Readable {
  path: string
  title: string
}

interface OfflineWords {
  page: { title: string; text: string; readable: string; seen: string }
  titles: Record<string, string> & { site: string }
  retry: string
}

/** The design's colours and sizes; a stand-alone page has no other stylesheet. */
export const OFFLINE_STYLE = `
:root{color-scheme:light dark;--paper:#faf7f2;--card:#fff;--ink:#1c1a17;--muted:#6b645a;--line:#ece6dc;--accent:#c2341d;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#141311;--card:#1f1d1a;--ink:#f3efe8;--muted:#a9a196;--line:#2c2925;--accent:#ff7a62;--on-accent:#1c1a17}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%;word-break:normal;overflow-wrap:anywhere}
:lang(th) body{line-height:1.6}:lang(ko) body{word-break:keep-all}:lang(ja) body{line-break:strict}
main{max-width:560px;margin:0 auto;padding:max(48px,env(safe-area-inset-top)) 16px 48px}
header{display:flex;flex-direction:column;align-items:center;gap:12px;text-align:center}
svg{width:96px;height:72px;color:var(--accent)}
h1{margin:0;font-size:24px;font-weight:600;line-height:1.3;text-wrap:balance}
h2{margin:32px 0 8px;font-size:15px;font-weight:600;color:var(--muted)}
p{margin:0;color:var(--muted);text-wrap:balance}
ul{margin:0;padding:0;list-style:none;background:var(--card);border-radius:12px}
li+li{border-top:1px solid var(--line)}
li a{display:flex;align-items:center;min-height:48px;padding:10px 16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{text-decoration:underline}
.retry{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;padding:8px 24px;border-radius:999px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (forced-colors:active){.retry{border:1px solid}}
`

const BOAT = `<svg viewBox="0 0 32 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M2 13.5c4.2 1.6 23.8 1.6 28 0-1 4.8-4.6 7-8 7H10c-3.4 0-7-2.2-8-7Z" fill="currentColor" stroke-width="1.5" stroke-linejoin="round"/><path d="M9 14V9.5C9 5.5 12 3 16 3s7 2.5 7 6.5V14" stroke-width="2"/><path d="M16 3v11" stroke-width="1.5"/></svg>`

/** Single orders are opened from their list, by navigation inside the app. */
const PLACES: Record<string, string> = {
  bag: 'cart',
  myPurchases: 'myPurchases',
  capitalRecord: 'capitalRecord',
  topUpRecord: 'topUpRecord',
  depositRecord: 'depositRecord',
  notification: 'notification',
  myFavourite: 'myFavourite',
  profile: 'profile',
  home: 'home',
  explore: 'explore',
}

/** A self-contained page without scripts: the files of its build may not be cached. */
export function offlinePage(
  locale: Locale,
  { page, titles, retry }: OfflineWords,
  kept: Readable[],
): string {
  const headOf = ({ path }: Readable) => withoutPrefix(path).split('/')
  const places = Object.entries(PLACES).flatMap(([head, title]) => {
    const found = kept.find((one) => headOf(one)[1] === head && headOf(one).length === 2)
    return found ? [link(found.path, titles[title] ?? '')] : []
  })
  const products = kept
    .filter((one) => headOf(one)[1] === 'detail' && one.title)
    .map(({ path, title }) => link(path, title.replace(` · ${titles.site}`, '')))
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>${page.title} · ${titles.site}</title><style>${OFFLINE_STYLE}</style></head><body><main><header>${BOAT}<h1>${page.title}</h1><p>${page.text}</p><a class="retry" href="">${retry}</a></header>${list(page.readable, places)}${list(page.seen, products)}</main></body></html>`
}

const link = (path: string, title: string) => `<li><a href="${escaped(path)}">${title}</a></li>`

const list = (heading: string, links: string[]) =>
  links.length > 0 ? `<h2>${heading}</h2><ul>${links.join('')}</ul>` : ''

const escaped = (text: string) => text.replace(/["&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
