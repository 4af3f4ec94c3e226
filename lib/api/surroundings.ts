/** Keys under `requests` in messages/*.json: what the client says when the backend did not. */
export type ClientWords = 'network' | 'timeout' | 'status' | 'duplicate'

/** What calls need from the running page. Words are passed in so that no language is bundled here. */
export interface Surroundings {
  translate: (key: ClientWords, values?: { status: number }) => string
  /** Forgets everything about the shopper and goes to /login. */
  endSession: () => void | Promise<void>
}

let surroundings: Surroundings = { translate: () => '', endSession: () => undefined }

/** Called by the provider whenever its language changes; returns what undoes it. */
export function connectApi(next: Surroundings): () => void {
  surroundings = next
  return () => {
    if (surroundings === next) surroundings = { translate: () => '', endSession: () => undefined }
  }
}

export function currentSurroundings(): Surroundings {
  return surroundings
}
