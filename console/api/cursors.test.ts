import { Cursors } from '@/console/api/cursors'

/** A list of `pages` pages, which counts its reads. */
function listOf(pages: number) {
  const read = jest.fn((cursor: string | undefined) => {
    const page = cursor === undefined ? 1 : Number(cursor)
    return Promise.resolve({
      list: [`row of page ${page}`],
      next_cursor: page < pages ? String(page + 1) : null,
    })
  })
  return read
}

test('reads each next page with one call', async () => {
  const [cursors, read] = [new Cursors(), listOf(3)]
  for (const page of [1, 2, 3, 2])
    expect((await cursors.read('orders', page, read)).list).toEqual([`row of page ${page}`])
  expect(read).toHaveBeenCalledTimes(4)
})

test('reaches a page that was opened by its address from the first', async () => {
  const [cursors, read] = [new Cursors(), listOf(3)]
  expect((await cursors.read('orders', 3, read)).list).toEqual(['row of page 3'])
  expect(read).toHaveBeenCalledTimes(3)
})

test('answers a page behind the end with an empty one, and learns of new pages', async () => {
  const cursors = new Cursors()
  expect(await cursors.read('orders', 5, listOf(2))).toEqual({ list: [], next_cursor: null })
  expect((await cursors.read('orders', 3, listOf(3))).list).toEqual(['row of page 3'])
})

test('keeps the cursors of different lists apart', async () => {
  const cursors = new Cursors()
  await cursors.read('orders', 2, listOf(2))
  const read = listOf(2)
  await cursors.read('refunds', 2, read)
  expect(read).toHaveBeenCalledTimes(2)
})
