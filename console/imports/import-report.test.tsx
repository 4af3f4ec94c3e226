import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { getAdminImport } from '@/contracts/admin-imports'
import type { DataOf } from '@/contracts/endpoint'
import { ImportReport } from '@/console/imports/import-report'

type Report = DataOf<typeof getAdminImport>

const mockCall = jest.fn()
jest.mock('@/console/api/call', () => ({ call: () => mockCall() as unknown }))
jest.mock('react-admin', () => ({
  useTranslate: () => (key: string, values: object) =>
    `${key} ${Object.values(values ?? {}).join(' ')}`.trim(),
  Confirm: () => null,
}))

const REPORT: Report = {
  id: 1,
  file_name: 'products.csv',
  is_dry_run: true,
  status: 'done',
  reason: null,
  reason_code: null,
  reason_values: {},
  total: 3,
  done: 3,
  added: 0,
  changed: 3,
  unchanged: 0,
  rejected: 0,
  skus_added: 0,
  skus_retired: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  changed_at: '2026-01-01T00:00:00.000Z',
  problems: [],
  next_after: null,
}

async function show(own: Partial<Report>) {
  mockCall.mockResolvedValue({ ...REPORT, ...own })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportReport id={1} isSending={false} onImport={jest.fn()} onOther={jest.fn()} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'console.imports.other' })
}

test('says how many SKUs are retired and added', async () => {
  await show({ skus_added: 1, skus_retired: 5 })
  expect(screen.getByRole('alert').textContent).toBe('console.imports.skus 1 5')
})

test.each([
  ['offers', { added: 1, changed: 0 }, 1],
  ['does not offer', { changed: 0, unchanged: 2, rejected: 1 }, 0],
])('%s to import after a check: %j', async (_, counts, buttons) => {
  await show(counts)
  const found = screen.queryAllByRole('button', { name: 'console.imports.import' })
  expect(found).toHaveLength(buttons)
})

test('says nothing about SKUs that stay', async () => {
  await show({})
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows why a line is rejected in the language of the console, and an unknown reason in English', async () => {
  const problem = { line: 3, field: 'images', reason: '"a.jpg" does not exist' }
  const values = { given: 'a.jpg' }
  const known = { ...problem, code: 'imageMissing', values }
  await show({ problems: [known, { ...problem, line: 4, code: 'later', values }] })
  const [translated, english] = screen.getAllByText(/a\.jpg/)
  expect(translated!.textContent).toContain('"a.jpg" console.imports.reasons.imageMissing')
  expect(translated!.lang).toBe('')
  expect([english!.textContent, english!.lang]).toEqual([problem.reason, 'en'])
})

test.each([
  ['fileEmpty', {}, 'console.imports.failures.fileEmpty'],
  [
    'tooManyCells',
    { max: 300, line: 4 },
    'console.imports.failureOnLine 4 console.imports.failures.tooManyCells 300 4',
  ],
])(
  'shows why a file fails in the language of the console: %s',
  async (reason_code, values, text) => {
    await show({ status: 'failed', reason: 'In English.', reason_code, reason_values: values })
    const alert = screen.getByRole('alert')
    expect([alert.textContent, alert.lang]).toEqual([text, ''])
  },
)

test.each([null, 'later'])('shows a reason with the code %p in English', async (reason_code) => {
  await show({ status: 'failed', reason: 'In English.', reason_code })
  const alert = screen.getByRole('alert')
  expect([alert.textContent, alert.lang]).toEqual(['In English.', 'en'])
})
