/** Keys under `requests` in messages/*.json, used if the reply has no message of its own. */
export type ClientMessages = 'network' | 'timeout' | 'status' | 'duplicate'

/** Dependencies of API calls on the running page. Messages are passed in, so that no language is bundled here. */
export interface ApiContext {
  translate: (key: ClientMessages, values?: { status: number }) => string
  /** Deletes all data of the shopper and goes to /login. */
  endSession: () => void | Promise<void>
}

const DISCONNECTED: ApiContext = { translate: () => '', endSession: () => undefined }
let context = DISCONNECTED

/** Called by the provider whenever its language changes; returns a function that undoes it. */
export function connectApi(next: ApiContext): () => void {
  context = next
  return () => {
    if (context === next) context = DISCONNECTED
  }
}

export function currentApiContext(): ApiContext {
  return context
}
