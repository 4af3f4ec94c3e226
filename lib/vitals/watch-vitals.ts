import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import type { InputOf } from '@/contracts/endpoint'
import type { reportVitals } from '@/contracts/vitals'
import { xsrfToken } from '@/lib/api/session-mark'
import { XSRF_HEADER } from '@/lib/api/xsrf'
import { routeOf } from '@/lib/navigation/routes'
import { withoutPrefix } from '@/lib/navigation/language-prefix'

type Report = InputOf<typeof reportVitals>

let isWatching = false

/** Reports the web vitals of the first page once, when it is hidden. */
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
  // Registered after the listeners of the metrics, which report at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return
    const vitals = [...found].map(([name, value]) => ({ name, value })) as Report['vitals']
    found.clear()
    send({ page, vitals })
  })
}

/** Like navigator.sendBeacon, which survives unload but cannot send the XSRF header. */
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
