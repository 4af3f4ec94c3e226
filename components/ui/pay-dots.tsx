import { PAY_CODE_MIN } from './pay-code'

/** How much of the code is typed, without saying what. */
export function PayDots({ count }: { count: number }) {
  const places = Math.max(PAY_CODE_MIN, count)
  return (
    <div aria-hidden className={`flex ${places > 9 ? 'gap-2.5' : 'gap-4'}`}>
      {Array.from({ length: places }, (_, place) => (
        <span
          key={place}
          className={`size-3.5 rounded-full border-2 transition-colors ${
            place < count
              ? 'border-ink bg-ink forced-colors:bg-[CanvasText]'
              : 'border-control bg-transparent'
          }`}
        />
      ))}
    </div>
  )
}
