import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import type { InputOf } from '@/contracts/endpoint'
import type { reportVitals } from '@/contracts/vitals'
import { xsrfToken } from '@/lib/api/session-mark'
import { XSRF_HEADER } from '@/lib/api/xsrf'
import { routeOf } from '@/lib/navigation/routes'
import { withoutPrefix } from '@/lib/navigation/language-prefix'

type Report = InputOf<typeof reportVitals>

let isWatching = false

/** Says once, when the shopper turns away from the page that was loaded first, how fast it was. */
export function watchVitals(): void {
  const route = routeOf(withoutPrefix(window.location.pathname))
  if (isWatching || !route) return
  isWatching = true
  const page = route.path.split('/')[1] as Report['page']
  const found = new Map<string, number>()
  const note = ({ name, value }: MetricType) => void found.set(name, value)
  onCLS(note)
  onFCP(note)
  onINP(note)
  onLCP(note)
  onTTFB(note)
  // After the listeners of the measures, which say their last word at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return
    const vitals = [...found].map(([name, value]) => ({ name, value })) as Report['vitals']
    found.clear()
    send({ page, vitals })
  })
}

/** As navigator.sendBeacon, which outlives the page but cannot show that it comes from this site. */
function send(report: Report): void {
  const token = xsrfToken()
  if (!token) return
  fetch('/api/vitals', {
    method: 'POST',
    keepalive: true,
    headers: {
      'Accept-Language': document.documentElement.lang,
      'Content-Type': 'application/json',
      [XSRF_HEADER]: token,
    },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}
