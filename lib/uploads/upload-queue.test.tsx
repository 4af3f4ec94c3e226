import type { Upload } from '@/contracts/schemas/uploads'
import { ApiError } from '@/lib/api/api-error'
import { createSending, type SendingOptions } from './sending'
import { createUploadQueue } from './upload-queue'

jest.mock('./sending', () => ({ createSending: jest.fn() }))
jest.mock('./shrink', () => ({ shrink: (file: File) => Promise.resolve(file) }))

interface Running {
  name: string
  options: SendingOptions
  arrive: () => void
  fail: (error: Error) => void
}

let running: Running[]
let dropped: string[]
let revoked: string[]

beforeEach(() => {
  running = []
  dropped = []
  revoked = []
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = (address) => void revoked.push(address)
  jest.mocked(createSending).mockImplementation((picture) => {
    const { name } = picture as File
    return {
      send: (options) =>
        new Promise<Upload>((resolve, fail) => {
          const arrive = () => resolve({ id: name.charCodeAt(0), url: name } as Upload)
          running.push({ name, options, arrive, fail })
        }),
      drop: () => (dropped.push(name), Promise.resolve()),
    }
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const files = (...names: string[]) => names.map((name) => new File(['x'], name))

function begin(...names: string[]) {
  const queue = createUploadQueue('review')
  const arrived: string[] = []
  const keep = ({ url }: Upload, key: number) => void arrived.push(`${url}${key}`)
  queue.add(files(...names), keep)
  const states = () => queue.snapshot().tasks.map(({ state, share }) => `${state} ${share}`)
  return { queue, arrived, keep, states }
}

it('sends three at once, starts the next as one ends, and is complete when all are uploaded', async () => {
  const { queue, arrived, states } = begin('a', 'b', 'c', 'd')
  await settled()
  expect(running.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  running[1]!.options.onProgress(0.5)
  running[2]!.options.onWaiting(true)
  expect(states()).toEqual(['sending 0', 'sending 0.5', 'waiting 0', 'sending 0'])
  running[1]!.arrive()
  await settled()
  expect(running.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(queue.snapshot()).toMatchObject({ isComplete: false })
  for (const one of running) one.arrive()
  await settled()
  expect(arrived).toEqual(['b2', 'a1', 'c3', 'd4'])
  expect(queue.snapshot()).toEqual({ tasks: [], isComplete: true })
  expect(revoked.sort()).toEqual(['blob:a', 'blob:b', 'blob:c', 'blob:d'])
})

it('keeps failed pictures with the reason, and resumes them', async () => {
  const { queue, arrived, keep } = begin('a')
  await settled()
  running[0]!.fail(new ApiError({ kind: 'refused', message: 'Not a picture' }))
  await settled()
  const [task] = queue.snapshot().tasks
  expect(task).toMatchObject({ state: 'failed', message: 'Not a picture' })
  queue.retry(task!.key, keep)
  await settled()
  expect(queue.snapshot().tasks).toMatchObject([{ state: 'sending', message: '' }])
  running[1]!.arrive()
  await settled()
  expect(arrived).toEqual(['a1'])
  expect(createSending).toHaveBeenCalledTimes(1)
})

it('drops cancelled pictures, even when they arrive', async () => {
  const { queue, arrived } = begin('a', 'b')
  await settled()
  const [first] = queue.snapshot().tasks
  queue.cancel(first!.key)
  expect(running[0]!.options.signal.aborted).toBe(true)
  expect(dropped).toEqual(['a'])
  running[0]!.arrive()
  await settled()
  expect(arrived).toEqual([])
  expect(queue.snapshot()).toMatchObject({ tasks: [{ preview: 'blob:b' }], isComplete: false })
})

it('ends all uploads with its screen', async () => {
  const { queue } = begin('a', 'b')
  await settled()
  queue.stopAll()
  expect(running.every(({ options }) => options.signal.aborted)).toBe(true)
  expect(queue.snapshot().tasks).toEqual([])
  expect(revoked).toEqual(['blob:a', 'blob:b'])
})
