/** A payment password: digits only, at least six (specification section 5). */
export const PAY_CODE_MIN = 6
export const PAY_CODE_MAX = 12

/** One dot per typed digit, and a caret while the field has the focus. */
export function PayDots({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex items-center gap-2.5">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="size-3 rounded-full bg-ink forced-colors:bg-[CanvasText]" />
      ))}
      <span className="h-6 w-0.5 rounded-full group-focus-within:bg-ink" />
    </span>
  )
}
