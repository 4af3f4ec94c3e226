import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { User } from '@/contracts/schemas/account'
import messages from '@/messages/en.json'
import { ProfileHead } from './profile-head'

it('breaks the e-mail address after its signs', () => {
  const user = { email: 'mali@sampan.example', avatar: null } as unknown as User
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ProfileHead user={user} />
    </NextIntlClientProvider>,
  )
  expect(container.innerHTML).toContain('mali@<wbr>sampan.<wbr>example')
})
