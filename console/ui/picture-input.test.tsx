import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MIB } from '@/contracts/upload-limits'
import { PictureInput } from '@/console/ui/picture-input'

jest.mock('@/console/api/call', () => ({ call: jest.fn() }))
jest.mock('react-admin', () => ({
  useInput: () => ({ field: { value: null, onChange: jest.fn() }, fieldState: {} }),
  useTranslate: () => (key: string, values: object) =>
    `${key} ${Object.values(values ?? {}).join(' ')}`.trim(),
}))

it('names the limit of a picture, also of one that is too large', async () => {
  const { container } = render(<PictureInput source="logo" label="logo" />)
  expect(screen.getByText(`console.pictures.hint ${MAX_PICTURE_MIB}`)).toBeTruthy()
  const file = new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], 'a.png', { type: 'image/png' })
  await userEvent.upload(container.querySelector('input[type=file]')!, file)
  expect(await screen.findByText(`a.png: console.pictures.size ${MAX_PICTURE_MIB}`)).toBeTruthy()
})
