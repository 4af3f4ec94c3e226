import { cpus } from 'node:os'

/** Returns the share of the time since the call that all processors of the machine have worked, in percent. */
export function watchProcessors(): () => number {
  const began = times()
  return () => {
    const { idle, all } = times()
    return Math.round(100 * (1 - (idle - began.idle) / (all - began.all)))
  }
}

function times(): { idle: number; all: number } {
  const each = cpus().map(({ times }) => times)
  const sum = (numbers: number[]) => numbers.reduce((total, ms) => total + ms, 0)
  return {
    idle: sum(each.map(({ idle }) => idle)),
    all: sum(each.flatMap((one) => Object.values(one))),
  }
}
