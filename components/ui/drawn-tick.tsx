/** A tick that is drawn once; it appears at once under reduced motion. */
export function DrawnTick() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className="size-20 text-money" fill="none">
      <circle cx="32" cy="32" r="30" className="fill-money-soft" />
      <path
        d="M19 33.5 28.5 43 46 23"
        pathLength={1}
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="transition-[stroke-dashoffset] delay-120 duration-500 ease-out [stroke-dasharray:1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1]"
      />
    </svg>
  )
}
