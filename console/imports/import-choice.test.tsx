import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_IMPORT_BYTES, MAX_IMPORT_MIB } from '@/contracts/upload-limits'
import { ImportChoice } from '@/console/imports/import-choice'

interface Query {
  filter?: { search?: string }
  pagination?: { perPage: number }
}

const SHOPS = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  handle: `shop-no-${at + 1}`,
  texts: { en: { name: `Shop ${at + 1}` } },
}))

/** As the server does: a part of the list, or what is searched. */
jest.mock('react-admin', () => ({
  useTranslate: () => (key: string, values: object) =>
    `${key} ${Object.values(values ?? {}).join(' ')}`.trim(),
  useGetList: (resource: string, { filter = {}, pagination }: Query = {}) => ({
    data:
      resource === 'shops'
        ? SHOPS.filter(({ texts }) => texts.en.name.includes(filter.search ?? '')).slice(
            0,
            pagination?.perPage,
          )
        : [],
  }),
}))
jest.mock('@/console/ui/use-text-in', () => ({
  useTextIn: () => (texts: Record<string, unknown>) => texts.en,
}))

it('finds every shop by its name, and sends its handle', async () => {
  const user = userEvent.setup()
  const onChosen = jest.fn()
  const { container } = render(<ImportChoice isSending={false} onChosen={onChosen} />)
  const file = new File(['handle\n'], 'products.csv', { type: 'text/csv' })
  await user.upload(container.querySelector('input[type=file]')!, file)
  await user.type(screen.getByRole('combobox', { name: 'console.imports.options.shop' }), 'Shop 57')
  await user.click(screen.getByRole('option', { name: 'Shop 57' }))
  await user.click(screen.getByRole('button', { name: 'console.imports.tryOut' }))
  expect(onChosen).toHaveBeenCalledWith({ file, options: { shop: 'shop-no-57' } })
})

it('names the limit of a file, also of one that is too large', async () => {
  const { container } = render(<ImportChoice isSending={false} onChosen={jest.fn()} />)
  expect(screen.getByText(`console.imports.formats ${MAX_IMPORT_MIB}`)).toBeTruthy()
  const file = new File([new Uint8Array(MAX_IMPORT_BYTES + 1)], 'products.csv')
  await userEvent.upload(container.querySelector('input[type=file]')!, file)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`console.imports.tooLarge ${MAX_IMPORT_MIB}`)
})
