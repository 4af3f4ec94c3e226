import { setTimeout as sleep } from 'node:timers/promises'
import type { WireTestbed } from '../testbed'

/** A known attack by name, which runs before the generated requests. */
export interface Attack {
  name: string
  /** The violations, one line each; empty if the server resists. */
  run: (testbed: WireTestbed) => Promise<string[]>
}

/** Repeats a request on many connections for a time. */
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

/** The delays of the server's event loop during some work. */
export async function delayDuring(
  testbed: WireTestbed,
  work: () => Promise<unknown>,
): Promise<{ peakMs: number; isHung: boolean }> {
  const probe = testbed.probe()
  await sleep(60)
  let isDone = false
  const working = work().finally(() => (isDone = true))
  while (!isDone && !probe.isHung) await sleep(20)
  if (!probe.isHung) await working
  await sleep(60)
  const { isHung } = probe
  await probe.stop()
  return { peakMs: Math.round(probe.peakMs), isHung }
}
