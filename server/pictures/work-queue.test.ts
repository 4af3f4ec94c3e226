import { setTimeout as sleep } from 'node:timers/promises'
import { createWorkQueue, QueueFull } from './work-queue'

function gate() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { promise, open: resolve }
}

it('limits the concurrency and keeps the order', async () => {
  const queue = createWorkQueue<string>({ concurrency: 2, queueSize: 10 })
  const gates = [gate(), gate(), gate()]
  const started: number[] = []
  const results = gates.map(({ promise }, index) =>
    queue(String(index), () => {
      started.push(index)
      return promise
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  gates[1]?.open('b')
  await results[1]
  expect(started).toEqual([0, 1, 2])
  gates[0]?.open('a')
  gates[2]?.open('c')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

it('shares work that is requested twice', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queueSize: 0 })
  const work = jest.fn().mockResolvedValue('done')
  expect(await Promise.all([queue('one', work), queue('one', work)])).toEqual(['done', 'done'])
  expect(work).toHaveBeenCalledTimes(1)
  await queue('one', work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('rejects work when too much is waiting, and recovers', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queueSize: 1 })
  const first = gate()
  const results = [queue('1', () => first.promise), queue('2', () => Promise.resolve('b'))]
  await expect(queue('3', () => Promise.resolve('c'))).rejects.toThrow(QueueFull)
  first.open('a')
  await Promise.all(results)
  expect(await queue('3', () => Promise.resolve('c'))).toBe('c')
})

it('limits the work of one owner', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queueSize: 5, perOwner: 2 })
  const first = gate()
  const own = ['1', '2'].map((key) => queue(key, () => first.promise, { owner: 'a' }))
  await expect(queue('3', () => first.promise, { owner: 'a' })).rejects.toThrow(QueueFull)
  const other = queue('4', () => Promise.resolve('b'), { owner: 'b' })
  first.open('a')
  expect(await Promise.all([...own, other])).toEqual(['a', 'a', 'b'])
  expect(await queue('3', () => Promise.resolve('c'), { owner: 'a' })).toBe('c')
})

it('starts the first job of an owner before the second ones of others', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queueSize: 5, perOwner: 3 })
  const first = gate()
  const started: string[] = []
  const add = (key: string, owner: string) =>
    queue(
      key,
      () => {
        started.push(key)
        return first.promise
      },
      { owner },
    )
  const results = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b'), add('b2', 'b')]
  first.open('done')
  await Promise.all(results)
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

it('rejects work that waited too long, and runs none of it', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queueSize: 2, maxWaitMs: 20 })
  const first = gate()
  const running = queue('1', () => first.promise)
  const work = jest.fn().mockResolvedValue('b')
  await expect(queue('2', work)).rejects.toThrow(QueueFull)
  const next = queue('3', () => Promise.resolve('c'))
  first.open('a')
  expect(await Promise.all([running, next])).toEqual(['a', 'c'])
  expect(work).not.toHaveBeenCalled()
})

it('continues after failed work', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, queueSize: 1 })
  await expect(queue('1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue('1', () => Promise.resolve('yes'))).toBe('yes')
})

describe('a caller that aborts', () => {
  const QUEUE = { concurrency: 1, queueSize: 1 }
  const caller = () => new AbortController()

  it('removes its waiting work and frees the slot immediately', async () => {
    const queue = createWorkQueue<string>(QUEUE)
    const first = gate()
    const running = queue('1', () => first.promise)
    const work = jest.fn().mockResolvedValue('b')
    const leaving = caller()
    const waiting = queue('2', work, { signal: leaving.signal })
    leaving.abort()
    await expect(waiting).rejects.toThrow('aborted')
    const next = queue('3', () => Promise.resolve('c'))
    first.open('a')
    expect(await Promise.all([running, next])).toEqual(['a', 'c'])
    expect(work).not.toHaveBeenCalled()
  })

  it('keeps work that others wait for', async () => {
    const queue = createWorkQueue<string>(QUEUE)
    const first = gate()
    const running = queue('1', () => first.promise)
    const [leaving, staying] = [caller(), caller()]
    const work = jest.fn().mockResolvedValue('b')
    const waiting = [
      queue('2', work, { signal: leaving.signal }),
      queue('2', work, { signal: staying.signal }),
    ]
    leaving.abort()
    first.open('a')
    await running
    expect(await waiting[1]).toBe('b')
    expect(await waiting[0]).toBe('b')
  })

  it('does not affect a later caller of the same work', async () => {
    const queue = createWorkQueue<string>(QUEUE)
    const first = gate()
    const running = queue('1', () => first.promise)
    const leaving = caller()
    const waiting = queue('2', () => Promise.resolve('b'), { signal: leaving.signal })
    leaving.abort()
    const again = queue('2', () => Promise.resolve('again'))
    first.open('a')
    await running
    expect(await again).toBe('again')
    await expect(waiting).rejects.toThrow('aborted')
  })

  it('does not free the slot of running work', async () => {
    const queue = createWorkQueue<string>(QUEUE)
    const first = gate()
    const leaving = caller()
    const running = queue('1', () => first.promise, { signal: leaving.signal })
    leaving.abort()
    const work = jest.fn().mockResolvedValue('b')
    const next = queue('2', work)
    await sleep(10)
    expect(work).not.toHaveBeenCalled()
    first.open('a')
    expect(await Promise.all([running, next])).toEqual(['a', 'b'])
  })

  it('is rejected when it aborted before', async () => {
    const work = jest.fn().mockResolvedValue('a')
    const queue = createWorkQueue<string>(QUEUE)
    await expect(queue('1', work, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
    expect(work).not.toHaveBeenCalled()
  })
})
