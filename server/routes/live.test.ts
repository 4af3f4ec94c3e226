import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { logout } from '@/contracts/account'
import { LIVE_PATH } from '@/contracts/live'
import { opsOrder } from '@/contracts/operators'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder, signIn, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let streams: Stream[] = []
beforeAll(async () => {
  test = await openTestBackend()
})
afterEach(async () => {
  for (const stream of streams) await stream.drop()
  streams = []
})
afterAll(() => test.close())

/** Reads an event stream as a browser does. */
class Stream {
  readonly heard: { kind: string; id: number }[] = []
  lastId: string | undefined
  isOver = false
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>

  constructor(response: Response) {
    this.#reader = response.body!.getReader()
    void this.#read().catch(() => undefined)
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await this.#reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      blocks.forEach((block) => this.#take(block))
    }
    this.isOver = true
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => line.split(/: (.*)/) as [string, string]),
    )
    this.lastId = fields.get('id') ?? this.lastId
    const data = fields.get('data')
    if (data) this.heard.push({ kind: fields.get('event') ?? '', ...JSON.parse(data) })
  }

  ids(kind: string): number[] {
    return this.heard.filter((one) => one.kind === kind).map(({ id }) => id)
  }

  async until(isSo: (stream: Stream) => boolean): Promise<void> {
    for (let tries = 0; !isSo(this); tries += 1) {
      if (tries > 100) throw new Error(`never heard; heard ${JSON.stringify(this.heard)}`)
      await sleep(50)
    }
  }

  drop(): Promise<void> {
    return this.#reader.cancel()
  }
}

async function listen(token: string, after?: string): Promise<Stream> {
  const headers = { token, ...(after ? { 'last-event-id': after } : {}) }
  const response = await test.fetch(LIVE_PATH, { headers })
  expect(response.status).toBe(200)
  const stream = new Stream(response)
  streams.push(stream)
  return stream
}

/** Writes an event in a transaction that stays open until the returned function is called. */
async function begin(userId: number, refId: number): Promise<() => Promise<void>> {
  const client = await test.backend.connection.pool.connect()
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO events (user_id, kind, ref_id, detail) VALUES ($1, 'order', $2, 'test')`,
    [userId, refId],
  )
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}
const note = async (userId: number, refId: number) => (await begin(userId, refId))()

/** The position of a stream that was dropped while a transaction with this event was open, after a later event. */
async function dropWhileOpen(shopper: TestShopper, refId: number) {
  const stream = await listen(shopper.token)
  const commit = await begin(shopper.id, refId)
  await note(shopper.id, refId + 1)
  await stream.until((one) => one.ids('order').includes(refId + 1))
  await stream.drop()
  return { lastId: stream.lastId, commit }
}

it('notifies only the shopper concerned, within a second', async () => {
  const shopper = await newShopper(test, { balance: 10_000 })
  const id = await paidOrder(test, shopper)
  const own = await listen(shopper.token)
  const others = await listen((await newShopper(test)).token)
  // The purchase itself is replayed.
  await own.until((stream) => stream.ids('order').includes(id))
  own.heard.length = 0
  const began = Date.now()
  await test.ask(opsOrder, { id, action: 'ship', carrier: 'River Post', tracking_no: '1' })
  await own.until((stream) => stream.ids('order').includes(id) && stream.ids('notice').length > 0)
  expect(Date.now() - began).toBeLessThan(1000)
  expect([...others.ids('order'), ...others.ids('wallet')]).toEqual([])
})

it('sends the events of a transaction that commits late, whatever its ids', async () => {
  const shopper = await newShopper(test)
  const stream = await listen(shopper.token)
  const late = await begin(shopper.id, 1)
  await note(shopper.id, 2)
  await stream.until((one) => one.ids('order').length > 0)
  await late()
  await stream.until((one) => one.ids('order').length > 1)
  await sleep(600)
  expect(stream.ids('order')).toEqual([2, 1])
})

it('misses nothing after a reconnect, with 100 events committed out of order meanwhile', async () => {
  const shopper = await newShopper(test)
  const { lastId, commit } = await dropWhileOpen(shopper, 1000)
  const writer = async (start: number) => {
    for (let ref = start; ref < start + 25; ref += 1) {
      const end = await begin(shopper.id, ref)
      await sleep(Math.random() * 15)
      await end()
    }
  }
  const writing = Promise.all([1, 26, 51, 76].map(writer))
  await sleep(100)
  const second = await listen(shopper.token, lastId)
  await commit()
  await writing
  const all = [1000, ...Array.from({ length: 100 }, (_, index) => index + 1)]
  await second.until((stream) => all.every((ref) => stream.ids('order').includes(ref)))
  await second.drop()
  const third = await listen(shopper.token, second.lastId)
  await sleep(500)
  expect(third.ids('all')).toEqual([])
})

it('sends after a reconnect the event of a transaction that was open when the stream ended', async () => {
  const shopper = await newShopper(test)
  const { lastId, commit } = await dropWhileOpen(shopper, 1)
  await commit()
  const second = await listen(shopper.token, lastId)
  await second.until((stream) => stream.ids('order').length > 0)
  expect(second.ids('order')).toContain(1)
})

it('sends a full refresh when it cannot determine what was missed', async () => {
  const shopper = await newShopper(test)
  for (const place of ['nonsense', '999999999999999', '-1']) {
    const stream = await listen(shopper.token, place)
    await stream.until((one) => one.ids('all').length > 0)
    expect(stream.ids('all')).toEqual([0])
  }
  await test.backend.connection.pool.query(
    `INSERT INTO events (user_id, kind, ref_id, detail)
     SELECT $1, 'order', n, 'test' FROM generate_series(1, 300) n`,
    [shopper.id],
  )
  const long = await listen(shopper.token, '1')
  await long.until((one) => one.ids('all').length > 0)
  expect(long.ids('all')).toEqual([0])
})

it('begins a stream without a position with the events of the last seconds', async () => {
  const shopper = await newShopper(test)
  await note(shopper.id, 6)
  await note(shopper.id, 7)
  await test.backend.connection.pool.query(
    `UPDATE events SET created_at = now() - interval '10 seconds'
     WHERE user_id = $1 AND ref_id = 6`,
    [shopper.id],
  )
  const stream = await listen(shopper.token)
  await stream.until((one) => one.ids('order').length > 0)
  expect(stream.ids('order')).toEqual([7])
  expect(stream.lastId).toMatch(/^\d+$/)
})

it('also accepts the resume position in the URL', async () => {
  const shopper = await newShopper(test)
  await note(shopper.id, 5)
  const headers = { token: shopper.token }
  const stream = new Stream(await test.fetch(`${LIVE_PATH}?after=1`, { headers }))
  streams.push(stream)
  await stream.until((one) => one.ids('order').length > 0)
  expect(stream.ids('order')).toEqual([5])
})

it('requires a session, and ends with it', async () => {
  expect((await test.fetch(LIVE_PATH)).status).toBe(401)
  const shopper = await newShopper(test)
  const kept = await signIn(test, shopper.email)
  const [ending, staying] = [await listen(shopper.token), await listen(kept.data.userinfo.token)]
  await test.ask(logout, {}, { token: shopper.token })
  await ending.until(({ isOver }) => isOver)
  expect(staying.isOver).toBe(false)
  expect((await test.fetch(LIVE_PATH, { headers: { token: shopper.token } })).status).toBe(401)
})

it('ends when its session expires', async () => {
  const shopper = await newShopper(test)
  const [ending, staying] = [
    await listen(shopper.token),
    await listen((await newShopper(test)).token),
  ]
  await test.backend.services.db.execute(
    sql`update sessions set expires_at = now() where user_id = ${shopper.id}`,
  )
  await ending.until(({ isOver }) => isOver)
  expect(staying.isOver).toBe(false)
})

it('keeps at most twelve streams of a shopper and closes the oldest', async () => {
  const shopper = await newShopper(test)
  const other = await listen((await newShopper(test)).token)
  const own: Stream[] = []
  while (own.length < 13) own.push(await listen(shopper.token))
  await own[0]!.until(({ isOver }) => isOver)
  expect([...own.slice(1), other].map(({ isOver }) => isOver)).not.toContain(true)
})

it('does not poll without listeners, and starts again with the next', async () => {
  const shopper: TestShopper = await newShopper(test)
  const first = await listen(shopper.token)
  await first.drop()
  const looks = jest.spyOn(test.backend.services.db, 'execute')
  await sleep(700)
  expect(looks).not.toHaveBeenCalled()
  looks.mockRestore()
  const second = await listen(shopper.token)
  await note(shopper.id, 9)
  await second.until((stream) => stream.ids('order').includes(9))
  expect(second.ids('order')).toEqual([9])
})
