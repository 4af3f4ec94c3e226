import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en.json'
import { ConfirmProvider, useConfirm } from './confirm-provider'

function Quit({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const confirm = useConfirm()
  return (
    <button
      onClick={() => void confirm({ title: 'Are you sure you want to quit?' }).then(onAnswer)}
    >
      Quit
    </button>
  )
}

function renderQuit() {
  const onAnswer = jest.fn()
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ConfirmProvider>
        <Quit onAnswer={onAnswer} />
      </ConfirmProvider>
    </NextIntlClientProvider>,
  )
  return onAnswer
}

it.each([
  ['yes', () => userEvent.click(screen.getByRole('button', { name: 'Confirm' })), true],
  ['no', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })), false],
  ['Escape', () => userEvent.keyboard('{Escape}'), false],
])('asks a question and accepts %s as the answer', async (_name, answer, isYes) => {
  const onAnswer = renderQuit()
  await userEvent.click(screen.getByRole('button', { name: 'Quit' }))
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to quit?' })
  await answer()
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(isYes))
  expect(onAnswer).toHaveBeenCalledTimes(1)
})
