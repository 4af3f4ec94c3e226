import { useEffect, useState } from 'react'

/** The height of the bar with its links, and the part of the viewport in which a section counts as current. */
const READ_AREA = '-100px 0px -55% 0px'

/** The id of the current section: the last one in that area, otherwise the first of all. */
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
