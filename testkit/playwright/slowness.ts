import type { Page } from '@playwright/test'

export interface Slowness {
  /** Slow 4G as Lighthouse simulates it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
  network?: 'slow4g'
  /** How many times slower the processor is. */
  cpu?: number
}

const KBIT = 1024 / 8
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1638.4 * KBIT,
  uploadThroughput: 750 * KBIT,
}

/** Slows a page down by the Chrome DevTools Protocol. */
export async function slowDown(page: Page, { network, cpu }: Slowness): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  if (network) await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  if (cpu) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
