import { type Entry, entriesOf, tarOf } from './tar'

async function readBack(name: string): Promise<Entry[]> {
  const entries = [{ name, content: Buffer.from('a picture') }]
  return Array.fromAsync(
    entriesOf(
      tarOf(
        (async function* () {
          yield* entries
        })(),
      ),
    ),
  )
}

it('keeps a name of 100 bytes, and refuses a longer one instead of cutting it', async () => {
  const longest = `${'ร'.repeat(32)}.jpg`
  expect(await readBack(longest)).toEqual([{ name: longest, content: Buffer.from('a picture') }])
  await expect(readBack(`${longest}x`)).rejects.toThrow('longer than the 100 bytes')
})
