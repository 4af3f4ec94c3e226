import { existsSync, readFileSync } from 'node:fs'

const PAGE = readFileSync('docs/asvs.md', 'utf8')
const ROW = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| ([^|]+)\| ([^|]+)\|$/gm
const FILE = /`((?:app|contracts|e2e|cli|lib|server|tools|trust)\/[\w./[\]-]+\.(?:ts|tsx|mjs))`/g

const rows = [...PAGE.matchAll(ROW)].map(([, id = '', level, asked = '', here = '']) => ({
  id,
  level: Number(level),
  asked: asked.trim(),
  here: here.trim(),
}))

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 34, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

test('every requirement of levels 1 and 2 stands there once', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const chapters = IN_CHAPTER.map(
    (_, place) => ids.filter((id) => id.startsWith(`${place + 1}.`)).length,
  )
  expect(chapters).toEqual(IN_CHAPTER)
  expect(rows.filter(({ level }) => level === 1)).toHaveLength(70)
})

test('every requirement says what holds it, and every file it names is there', () => {
  for (const { id, asked, here } of rows)
    expect([id, asked && here ? 'said' : '']).toEqual([id, 'said'])
  const pages = PAGE + readFileSync('docs/security.md', 'utf8')
  const files = [...pages.matchAll(FILE)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
