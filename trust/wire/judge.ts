import type { Outcome } from './play'
import { valueOf, type WireResponse } from './response'
import type { WireCase } from './wire-case'

/** The rules that an outcome violates, in the same words for the same kind of violation. */
export interface Violation {
  what: string
  detail: string
}

const INTERESTING = ['content-type', 'location', 'connection', 'retry-after']

/** Every request has one well-formed response, or the connection is closed. */
export function violationsOf(what: WireCase, outcome: Outcome): Violation[] {
  const { responses, problem, end } = outcome
  const found: Violation[] = []
  const add = (name: string, detail = '') => found.push({ what: name, detail })
  if (problem) add('malformed response', problem)
  const most = what.expected.length
  const extra = responses.slice(most)
  const isError = ({ status }: WireResponse) => [400, 408, 413, 431].includes(status)
  if (extra.length > (what.hasLeftOver ? 1 : 0) || !extra.every(isError))
    add('more responses than requests', responses.map(({ status }) => status).join(', '))
  if (end === 'silent' && what.end !== 'abort')
    add('neither answered nor closed', `${responses.length} of ${most} answered`)
  if (what.isPlain && responses.length < most && !problem && end !== 'silent')
    if (!isClosing(responses.at(-1)))
      add('a valid request got no answer', `${responses.length} of ${most}, ${end}`)
  for (const response of responses) found.push(...violationsIn(response))
  const closing = responses.findIndex(isClosing)
  if (closing >= 0 && closing < responses.length - 1) add('a response after "Connection: close"')
  return found
}

function violationsIn(response: WireResponse): Violation[] {
  const { status } = response
  const detail = describe(response)
  const found: Violation[] = []
  if (status >= 500 && status !== 503) found.push({ what: `answered ${status}`, detail })
  if (status === 503 && !/^\d+$/.test(valueOf(response, 'retry-after') ?? ''))
    found.push({ what: '503 without Retry-After', detail })
  if (status === 101) found.push({ what: 'switched protocols', detail })
  if (valueOf(response, 'x-injected') !== undefined)
    found.push({ what: 'a header was injected', detail })
  const location = valueOf(response, 'location')
  if (location && leadsAway(location)) found.push({ what: 'a redirect to another site', detail })
  return found
}

const leadsAway = (location: string): boolean =>
  URL.parse(location, 'http://localhost')?.hostname.endsWith('evil.example') ?? true

const isClosing = (response: WireResponse | undefined): boolean =>
  response !== undefined && /\bclose\b/i.test(valueOf(response, 'connection') ?? '')

function describe(response: WireResponse): string {
  const named = INTERESTING.flatMap((name) => {
    const value = valueOf(response, name)
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  return [response.status, ...named].join(', ')
}
