import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CategoryTile } from './category-tile'

jest.mock('@/components/layout/app-link', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const pictureOf = (key: string) => {
  const category = { id: 1, key, name: 'Name' }
  const { container } = render(<CategoryTile category={category} />)
  return container.querySelector('img')!.src
}

test('shows the picture of a category, and a basket for others, whatever their key', () => {
  expect(pictureOf('toys')).toContain('teddy-bear')
  for (const key of ['garden', 'constructor', '__proto__', 'toString'])
    expect(pictureOf(key)).toContain('/api/pictures/storage-basket.lavender.tile')
})
