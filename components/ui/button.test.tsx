import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

it('submits its form once, and not again while it is pending', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Pay</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  rerender(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Pay
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
