import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import words from '@/messages/en.json'
import { EmptyState } from './empty-state'
import { FailedState } from './failed-state'
import { ListEnd } from './list-end'
import { CardGridSkeleton, ListSkeleton, Skeletons, TextSkeleton } from './skeleton'

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      {node}
    </NextIntlClientProvider>,
  ).container

it('announces a failure with its number and offers to retry', async () => {
  const onRetry = jest.fn()
  show(<FailedState message="It took too long" requestId="0193f5d2" onRetry={onRetry} />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('It took too long')
  expect(alert.textContent).toContain('0193f5d2')
  await userEvent.click(screen.getByRole('button', { name: words.actions.retry }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('has default text for a failure, no button without an action, and waits for a pending retry', async () => {
  const { textContent } = show(<FailedState />)
  expect(textContent).toBe(words.failed.title)
  expect(screen.queryByRole('button')).toBeNull()
  const onRetry = jest.fn()
  show(<FailedState isRetrying onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button'))
  expect(onRetry).not.toHaveBeenCalled()
})

it('an empty state is a decorative picture, a sentence and a link', () => {
  const container = show(
    <EmptyState drawing="bell" title="No notifications" action={<a href="/home">Home</a>} />,
  )
  expect(container.querySelector('img')?.alt).toBe('')
  expect(screen.getByText('No notifications')).toBeDefined()
  expect(screen.getByRole('link')).toBeDefined()
})

it.each(['loading', 'refreshing', 'noMore', 'noRecord', 'noProducts'] as const)(
  'announces that a list is at %s',
  (state) => {
    show(<ListEnd state={state} />)
    expect(screen.getByRole('status').textContent).toBe(words.list[state])
  },
)

it('announces loading once for all skeletons', () => {
  show(
    <Skeletons>
      <TextSkeleton />
      <CardGridSkeleton />
      <ListSkeleton rows={2} />
    </Skeletons>,
  )
  const status = screen.getByRole('status', { name: words.list.loading })
  expect(status.textContent).toBe('')
  expect(status.querySelectorAll('span:not([aria-hidden])')).toHaveLength(0)
})
