/** Keys under `requests` in messages/*.json: what the client says when the backend did not. */
export type ClientWords = 'network' | 'timeout' | 'status' | 'duplicate'

/** What calls need from the running page. Words are passed in so that no language is bundled here. */
export interface ApiContext {
  translate: (key: ClientWords, values?: { status: number }) => string
  /** Deletes everything about the shopper and goes to /login. */
  endSession: () => void | Promise<void>
}

const DISCONNECTED: ApiContext = { translate: () => '', endSession: () => undefined }
let context = DISCONNECTED

/** Called by the provider whenever its language changes; returns what undoes it. */
export function connectApi(next: ApiContext): () => void {
  context = next
  return () => {
    if (context === next) context = DISCONNECTED
  }
}

export function currentApiContext(): ApiContext {
  return context
}
