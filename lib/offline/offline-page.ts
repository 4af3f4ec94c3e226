import { brand, type Colours } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import { logoSvg } from '@/contracts/logo'
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

const NAMES = ['paper', 'card', 'ink', 'muted', 'line', 'accent', 'on-accent'] as const

const variables = (colours: Colours) => NAMES.map((name) => `--${name}:${colours[name]}`).join(';')

/** The brand's colours and the design's sizes; a stand-alone page has no other stylesheet. */
export function offlineStyle(): string {
  const { light, dark } = brand().colours
  return `
:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
${RULES}`
}

const RULES = `*{box-sizing:border-box}
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

/**
 * The only script of the page; its policy allows this text by a hash. A reload at once would stop a navigation that has
 * just begun, and most networks work only a moment after the event.
 */
export const OFFLINE_SCRIPT = "addEventListener('online',()=>setTimeout(()=>location.reload(),500))"

/** A self-contained page: the files of its build may not be cached. */
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
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>${page.title} · ${titles.site}</title><style>${offlineStyle()}</style></head><body><main><header>${logoSvg(brand().logo, { 'aria-hidden': 'true' })}<h1>${page.title}</h1><p>${page.text}</p><a class="retry" href="">${retry}</a></header>${list(page.readable, places)}${list(page.seen, products)}</main><script>${OFFLINE_SCRIPT}</script></body></html>`
}

const link = (path: string, title: string) => `<li><a href="${escaped(path)}">${title}</a></li>`

const list = (heading: string, links: string[]) =>
  links.length > 0 ? `<h2>${heading}</h2><ul>${links.join('')}</ul>` : ''

const escaped = (text: string) => text.replace(/["&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
