const PAPER = 'transparent'

/** A striped border like that of an airmail envelope. */
export function StripedBorder() {
  const stripes = [
    'var(--color-accent) 0 14px',
    `${PAPER} 14px 24px`,
    'var(--color-money) 24px 38px',
    `${PAPER} 38px 48px`,
  ]
  return (
    <span
      aria-hidden
      className="block h-1"
      style={{ background: `repeating-linear-gradient(115deg, ${stripes.join(', ')})` }}
    />
  )
}
