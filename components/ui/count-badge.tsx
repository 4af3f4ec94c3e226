/** The number on an icon; past 99 it only says that there are many. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-11 leading-none font-semibold text-on-accent numbers ring-2 ring-card forced-colors:border">
      {count > 99 ? '99+' : count}
    </span>
  )
}
