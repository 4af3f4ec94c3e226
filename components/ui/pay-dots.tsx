import { classNames } from './class-names'
import { PAY_CODE_MIN } from './pay-code'

/** How much of the code is typed, without saying what. The next place stands out while the field has the focus. */
export function PayDots({ count }: { count: number }) {
  const places = Math.max(PAY_CODE_MIN, count)
  return (
    <div aria-hidden className={`flex ${places > 9 ? 'gap-2.5' : 'gap-4'}`}>
      {Array.from({ length: places }, (_, place) => (
        <span
          key={place}
          className={classNames(
            'size-3.5 rounded-full border-2 transition',
            place < count
              ? 'border-ink bg-ink forced-colors:bg-[CanvasText]'
              : 'border-control bg-transparent',
            place === count && 'group-focus-within:scale-125 group-focus-within:border-ink',
          )}
        />
      ))}
    </div>
  )
}
