/** Less is the way of the answer, and parts of the second that the server's time does not tell. */
const TOLERATED_MS = 5000

let aheadMs = 0

/** Every fresh answer tells the server's time: a phone's clock may be wrong, or be set while a page is open. */
export function noteServerTime(unixSeconds: number): void {
  const difference = unixSeconds * 1000 - Date.now()
  aheadMs = Math.abs(difference) > TOLERATED_MS ? difference : 0
}

/** Milliseconds since 1970 by the server's clock, to count down to a time that the server has set. */
export const serverNow = (): number => Date.now() + aheadMs
