import { useEffect, useState } from 'react'

/** The height of the bar with its links, and the part of the view in which a section counts as being read. */
const READ_AREA = '-100px 0px -55% 0px'

/** The id of the section that is being read: of those in the area the last, else the first of all. */
export function useCurrentSection(sections: { id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const order = ids.split(' ')
    const inArea = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inArea.add(target.id)
          else inArea.delete(target.id)
        setCurrent(order.findLast((id) => inArea.has(id)) ?? order[0])
      },
      { rootMargin: READ_AREA },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
