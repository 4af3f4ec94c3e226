import { render } from '@testing-library/react'
import { useEarlyClose } from './use-early-close'

/** As Headless UI marks a panel while its opening transition runs. */
function Probe({ isOpen, isEntering }: { isOpen: boolean; isEntering: boolean }) {
  const { key, dialog } = useEarlyClose(isOpen)
  return (
    <div ref={dialog} role="dialog" aria-label={String(key)}>
      <p data-enter={isEntering ? '' : undefined} />
    </div>
  )
}

it.each([
  [true, '1'],
  [false, '0'],
])('replaces a dialog that closes while it opens: %s', (isEntering, key) => {
  const { rerender, getByRole } = render(<Probe isOpen isEntering={isEntering} />)
  expect(getByRole('dialog').getAttribute('aria-label')).toBe('0')
  rerender(<Probe isOpen={false} isEntering={isEntering} />)
  expect(getByRole('dialog').getAttribute('aria-label')).toBe(key)
})
