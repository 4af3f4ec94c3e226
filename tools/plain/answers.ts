import type { Shape } from '@/contracts/shape'

/** What stands in for any part of an answer, and what more for a number or a text. */
const ODD = JSON.parse(`[
  null, true, 0, 1, "", "x", [], [null], ["x"], [1], {}, { "x": 1 }, { "length": 1 },
  { "__proto__": 1, "constructor": 2 }
]`) as unknown[]
const ODD_SCALARS = JSON.parse(`[
  false, -1, 2, 5, 100, 0.5, 9007199254740991, 9007199254740992, -9007199254740992, 1e999,
  " ", "1", "true", "null", "2026-01-01", "2026-01-01 00:00", "2026-01-01T00:00Z",
  "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.123456Z", "2026-01-01T00:00:00+07:00",
  "2026-02-29T00:00:00Z", "2028-02-29T23:59:59Z", "2026-01-01T24:00:00Z", "2026-01-01T00:00:00Z\\n"
]`) as unknown[]

/**
 * Answers of a shape with as much and with as little as may be in them; and with odd things tried in each
 * place: values of all kinds, fields left out and put in, lists too long. Some of these are right too.
 */
export function answersOf(shape: Shape): { right: unknown[]; odd: unknown[] } {
  const full = sample(shape, true)
  const odd = [...spoilt(full, [...new Set(boundsIn(shape))])]
  return { right: [full, sample(shape, false)], odd }
}

function sample(shape: Shape, isFull: boolean): unknown {
  if (typeof shape === 'string') return SCALARS[shape]
  if (!isCompound(shape)) {
    const fields = Object.entries(shape).filter(([name]) => isFull || !name.endsWith('?'))
    return Object.fromEntries(
      fields.map(([name, inner]) => [name.replace(/\?$/, ''), sample(inner, isFull)]),
    )
  }
  switch (shape[0]) {
    case 'list': {
      const length = Math.max(shape[2] ?? 0, isFull ? 1 : 0)
      return Array.from({ length }, () => sample(shape[1], isFull))
    }
    case 'record':
      return isFull ? { a: sample(shape[1], true), 7: sample(shape[1], true) } : {}
    case 'nullable':
      return isFull ? sample(shape[1], true) : null
    case 'either':
      return sample(shape[1].at(isFull ? 0 : -1)!, isFull)
    default:
      return shape[1]
  }
}

const SCALARS = {
  string: 'words',
  number: 4.5,
  int: 3,
  boolean: true,
  null: null,
  time: '2026-11-21T12:00:00.000Z',
  unknown: { any: ['thing'] },
}

const isCompound = (shape: Shape): shape is Extract<Shape, readonly unknown[]> =>
  Array.isArray(shape)

/** Words and numbers that the shape itself names: on its bounds, just below and just above. */
function boundsIn(shape: Shape): unknown[] {
  if (typeof shape === 'string') return []
  if (!isCompound(shape)) return Object.values(shape).flatMap(boundsIn)
  switch (shape[0]) {
    case 'only':
      return shape.slice(1)
    case 'int':
      return [shape[1], shape[2] ?? 0].flatMap((bound) => [bound - 1, bound, bound + 1])
    case 'either':
      return shape[1].flatMap(boundsIn)
    default:
      return boundsIn(shape[1])
  }
}

function* spoilt(answer: unknown, bounds: unknown[]): Generator {
  yield* ODD
  if (Array.isArray(answer)) {
    for (const length of [0, 1, 4, 5, 6, 10, 11])
      yield Array.from({ length }, () => answer[0] as unknown)
    for (const value of spoilt(answer[0], bounds)) yield [value, ...(answer.slice(1) as unknown[])]
  } else if (typeof answer === 'object' && answer !== null) {
    yield { ...answer, unheard: 1 }
    for (const [name, inner] of Object.entries(answer)) {
      yield Object.fromEntries(Object.entries(answer).filter(([other]) => other !== name))
      for (const value of spoilt(inner, bounds)) yield { ...answer, [name]: value }
    }
  } else {
    yield* ODD_SCALARS
    yield* bounds
  }
}
