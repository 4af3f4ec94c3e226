import { setTimeout as pause } from 'node:timers/promises'
import type { WireGround } from '../ground'

/** An attack that is known by name, and runs before everything generated. */
export interface Attack {
  name: string
  /** What is wrong, one line each; none where the server withstands it. */
  run: (ground: WireGround) => Promise<string[]>
}

/** Does the same again and again on so many connections until the time is over. */
export async function forSeconds(
  seconds: number,
  connections: number,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  let turn = 0
  const one = async () => {
    while (performance.now() < until) await work((turn += 1))
  }
  await Promise.all(Array.from({ length: connections }, one))
}

/** What the event loop of the server lost while something was done. */
export async function delayDuring(
  ground: WireGround,
  work: () => Promise<unknown>,
): Promise<{ peakMs: number; isHung: boolean }> {
  const probe = ground.probe()
  await pause(60)
  let isDone = false
  const working = work().finally(() => (isDone = true))
  while (!isDone && !probe.isHung) await pause(20)
  if (!probe.isHung) await working
  await pause(60)
  const { isHung } = probe
  await probe.stop()
  return { peakMs: Math.round(probe.peakMs), isHung }
}
