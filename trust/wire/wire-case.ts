import { Random } from '../random'
import { bodyOf } from './grammar/bodies'
import { type Field, headersOf, hostsOf } from './grammar/headers'
import { targetOf } from './grammar/targets'
import { pathsOf, type World } from './grammar/world'
import type { Expected } from './response'

/** What is sent on one connection, and how. */
export interface WireCase {
  seed: number
  kind: string
  bytes: Buffer
  /** Bytes of each write; 0 sends everything in one write. */
  stepBytes: number
  /** Delay between two writes. */
  pauseMs: number
  /** The requests in the bytes; fewer may be parsed where the framing is broken. */
  expected: Expected[]
  /** Every request is well-formed and complete, so that closing the connection is a violation. */
  isPlain: boolean
  /** Remaining bytes that are no request may be answered with one error. */
  hasLeftOver: boolean
  end: 'after answers' | 'half-close' | 'abort'
  reading: 'at once' | 'slowly'
}

interface Piece {
  bytes: Buffer
  expected: Expected
  isPlain: boolean
  isExact: boolean
  isShort: boolean
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', 'POST', 'OPTIONS']
const ODD_METHODS = [
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'PRI',
  'get',
  'Get',
  'GETT',
  'G@T',
  '',
  'X'.repeat(3000),
]
const ODD_VERSIONS = [
  'HTTP/1.0',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.2',
  'http/1.1',
  'HTTP/1',
  '',
]

/** The case of a seed: always the same bytes for the same storefront. */
export function caseOf(seed: number, world: World): WireCase {
  const random = new Random(seed)
  const count = random.next() < 0.25 ? random.pick([2, 3, 8, 24])! : 1
  const pieces: Piece[] = []
  while (pieces.length < count) pieces.push(pieceOf(random, world, pieces.length === count - 1))
  const broken = pieces.findIndex(({ isExact }) => !isExact)
  const kept = broken < 0 ? pieces : pieces.slice(0, broken + 1)
  const last = kept.at(-1)!
  const all = Buffer.concat(kept.map(({ bytes }) => bytes))
  const isCut = random.next() < 0.05
  const bytes = isCut ? all.subarray(0, random.between(0, all.length - 1)) : all
  const isSlow = random.next() < 0.02
  const end = endOf(random, isCut || last.isShort)
  return {
    seed,
    kind: kindOf(kept.length, { isCut, isSlow, end }),
    bytes,
    stepBytes: isSlow ? Math.max(1, Math.ceil(bytes.length / 200)) : 0,
    pauseMs: isSlow ? 2 : 0,
    expected: kept.map(({ expected }) => expected),
    isPlain: !isCut && end === 'after answers' && kept.every((piece) => piece.isPlain),
    hasLeftOver: isCut || !last.isExact,
    end,
    reading: random.next() < 0.02 ? 'slowly' : 'at once',
  }
}

function endOf(random: Random, isIncomplete: boolean): WireCase['end'] {
  const draw = random.next()
  if (draw < 0.03) return 'abort'
  // Otherwise the server would wait for the rest until its own timeouts.
  if (isIncomplete) return draw < 0.3 ? 'abort' : 'half-close'
  return draw < 0.08 ? 'half-close' : 'after answers'
}

function kindOf(
  count: number,
  { isCut, isSlow, end }: { isCut: boolean; isSlow: boolean; end: WireCase['end'] },
): string {
  if (isCut) return 'cut'
  if (end === 'abort') return 'aborted'
  if (isSlow) return 'slow sender'
  return count > 1 ? 'pipelined' : 'single'
}

/** All but the last request of a pipeline are ordinary, so that the later ones are reached. */
function pieceOf(random: Random, world: World, isLast: boolean): Piece {
  const isCalm = !isLast
  const isOdd = !isCalm && random.next() > 0.9
  const method = random.pick(isOdd ? ODD_METHODS : METHODS)!
  const path = random.pick(random.pick(pathsOf(world))!) ?? '/'
  const target = isCalm ? path : targetOf(path, random)
  const version = isCalm || random.next() < 0.94 ? 'HTTP/1.1' : random.pick(ODD_VERSIONS)!
  const framed = bodyOf(method, random, isCalm)
  const hosts: Field[] = isCalm ? [['Host', 'localhost']] : hostsOf(random)
  const given = headersOf(random, world)
  const fields = isCalm ? given.filter(isSound) : given
  const isExpecting = framed.body.length > 0 && random.next() < 0.08
  const expecting: Field[] = isExpecting
    ? [['Expect', isCalm ? '100-continue' : random.pick(['100-continue', 'x'])!]]
    : []
  const closing: Field[] = isLast && random.next() < 0.6 ? [['Connection', 'close']] : []
  const all = [...hosts, ...fields, ...framed.fields, ...expecting, ...closing]
  const newline = isCalm || random.next() < 0.99 ? '\r\n' : '\n'
  const lines = [
    `${method} ${target} ${version}`,
    ...all.map(([name, value]) => `${name}: ${value}`),
  ]
  const head = Buffer.from(lines.join(newline) + newline + newline, 'latin1')
  const isUsual =
    !isOdd && version === 'HTTP/1.1' && newline === '\r\n' && target === path && hosts.length === 1
  return {
    bytes: Buffer.concat([head, framed.body]),
    expected: { method, version: version === 'HTTP/1.0' ? '1.0' : '1.1' },
    isPlain: isUsual && fields.length === 0 && framed.isExact && hosts[0]![1] === 'localhost',
    isExact: framed.isExact && isUsual && fields.every(isSound),
    isShort: framed.isShort,
  }
}

/** Servers may close the connection at an invalid field: later requests then have no response. */
const isSound = ([name, value]: Field): boolean =>
  /^[\w-]{1,100}$/.test(name) &&
  /^[\t\x20-\x7e]{0,3000}$/.test(value) &&
  !['Upgrade', 'Connection'].includes(name)
