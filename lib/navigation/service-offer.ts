let isOffered = false
const listeners = new Set<() => void>()

/** Whether customer service is offered after a closed page was requested. */
export const isServiceOffered = (): boolean => isOffered

export function offerService(isWanted: boolean): void {
  isOffered = isWanted
  for (const listener of listeners) listener()
}

export function subscribeToServiceOffer(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
