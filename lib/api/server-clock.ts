/** Smaller differences are network latency and the server's one-second resolution. */
const TOLERATED_MS = 5000

let aheadMs = 0

/** Fresh replies contain the server's time: a phone's clock may be wrong or set while a page is open. */
export function recordServerTime(unixSeconds: number): void {
  const difference = unixSeconds * 1000 - Date.now()
  aheadMs = Math.abs(difference) > TOLERATED_MS ? difference : 0
}

/** Milliseconds since 1970 by the server's clock, for countdowns to server times. */
export const serverNow = (): number => Date.now() + aheadMs
