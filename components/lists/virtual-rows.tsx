'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { useColumns, type Columns } from './use-columns'
import { useStaggeredRender } from './use-staggered-render'

const GAP_PX = 12
/** Rows rendered above and below the view (overscan), so that a flick does not show blank space. */
const OVERSCAN = 4

/**
 * Virtualised rows of a list that may have thousands. `draw` must be a stable function, or every
 * row renders again while scrolling.
 */
export function VirtualRows<Item extends { id: number }>({
  items,
  columns,
  rowHeight,
  isComplete,
  draw,
}: {
  items: Item[]
  columns: Columns
  /** The estimated height of a row in px until it is measured. */
  rowHeight: number
  isComplete: boolean
  draw: (item: Item) => ReactNode
}) {
  const count = useColumns(columns)
  const rows = useMemo(() => inRows(items, count), [items, count])
  const [initialCount] = useState(items.length)
  const list = useRef<HTMLDivElement>(null)
  const top = useTopInPage(list)
  // The project does not use the React Compiler, the only reason for this rule.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => `${count} ${rows[index]?.[0]?.id}`,
    gap: GAP_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Scrolling within the rendered rows renders nothing; new rows render in the next frame, so
    // that they do not delay the scroll event.
    directDomUpdates: true,
    useFlushSync: false,
  })
  const { containerRef } = virtual
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element
      containerRef(element)
    },
    [containerRef],
  )
  return (
    <div ref={attach} role="list" className="relative" style={{ contain: 'layout style' }}>
      {virtual.getVirtualItems().map(({ key, index, size }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          role="none"
          className="absolute inset-x-0 top-0"
          style={{ contain: 'layout style' }}
        >
          <Row
            items={rows[index] ?? []}
            columns={count}
            first={index * count + 1}
            total={isComplete ? items.length : -1}
            height={size}
            isStaggered={virtual.isScrolling || index * count >= initialCount}
            draw={draw as (item: { id: number }) => ReactNode}
          />
        </div>
      ))}
    </div>
  )
}

interface RowProps {
  items: { id: number }[]
  columns: number
  first: number
  total: number
  /** Measured or estimated, while the row waits to render. */
  height: number
  /** Rows scrolled into view or added later; initial rows render at once. */
  isStaggered: boolean
  draw: (item: { id: number }) => ReactNode
}

const Row = memo(function Row(props: RowProps) {
  const { items, columns, first, total, height, isStaggered, draw } = props
  const canRender = useStaggeredRender(isStaggered)
  const style = { '--columns': columns } as CSSProperties
  if (!canRender) {
    return (
      <div aria-hidden className="card-columns" style={{ ...style, height }}>
        {items.map(({ id }) => (
          <span key={id} className="rounded-card bg-card" />
        ))}
      </div>
    )
  }
  return (
    <div role="none" className="card-columns" style={style}>
      {items.map((item, place) => (
        <div key={item.id} role="listitem" aria-posinset={first + place} aria-setsize={total}>
          {draw(item)}
        </div>
      ))}
    </div>
  )
}, isSameRow)

/** Reuses rows with the same items when the list grows, so that rendered rows do not render again. */
function isSameRow(before: RowProps, now: RowProps): boolean {
  return (
    before.columns === now.columns &&
    before.first === now.first &&
    before.total === now.total &&
    before.draw === now.draw &&
    before.items.length === now.items.length &&
    before.items.every((item, place) => item === now.items[place])
  )
}

function inRows<Item>(items: Item[], count: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / count) }, (_, row) =>
    items.slice(row * count, (row + 1) * count),
  )
}

/** The offset of the list from the top of the page, updated when content above it changes. */
function useTopInPage(list: React.RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    function measure() {
      if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}
