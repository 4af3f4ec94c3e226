import { LIVE_PATH } from '@/contracts/live'

/** An open event stream; `heard` resolves with the time of the first event of a kind. */
export async function listen(
  origin: string,
  token: string,
  kind: string,
): Promise<{ heard: Promise<number>; close: () => void }> {
  const ends = new AbortController()
  const answer = await fetch(origin + LIVE_PATH, {
    headers: { token, accept: 'text/event-stream' },
    signal: ends.signal,
  })
  const heard = hear(answer, kind)
  heard.catch(() => undefined)
  return { heard, close: () => ends.abort() }
}

/** Waits for the first event of a kind in an open stream. */
export async function hear(answer: Response, kind: string): Promise<number> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes(`event: ${kind}\n`)) return performance.now()
  }
  throw new Error(`the stream ended without an event of kind ${kind}`)
}
