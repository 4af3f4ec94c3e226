import { classNames } from './class-names'

/** A payment password: digits only, at least six (specification section 5). */
export const PAY_CODE_MIN = 6
export const PAY_CODE_MAX = 12

/** Full-width and Thai digits as the plain ones they stand for; everything else as it was typed. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

/** The digits of what was typed or pasted. */
export function payCodeDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '')
}

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
