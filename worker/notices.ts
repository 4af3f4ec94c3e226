import type { PushedNotice } from '@/lib/push/pushed-notice'
import { openPushed, showPushed, type NoticeContext } from '@/lib/push/shown-notices'

declare const self: ServiceWorkerGlobalScope

/** Last used first. */
const context: NoticeContext = {
  openPages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  show: (title, options) => self.registration.showNotification(title, options),
  openWindow: (url) => self.clients.openWindow(url),
}

export function listenForNotices(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(showPushed(event.data?.text(), context))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPushed(event.notification.data as PushedNotice, context))
  })
}

/** The next user of this phone must not see notices of the previous one. */
export async function deleteNotices(): Promise<void> {
  const { registration } = self
  for (const shown of await registration.getNotifications()) shown.close()
  const subscription = await registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
