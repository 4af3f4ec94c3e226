'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useColumns, type Columns } from './use-columns'
import { useTurn } from './use-turn'

const GAP_PX = 12
/** Rows drawn above and below the view, so that a flick does not meet blank paper. */
const OVERSCAN = 4

/**
 * Rows of a list that may grow to thousands, of which only those near the view are in the page. `draw`
 * must be the same function each time, or every row is drawn anew while scrolling.
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
  /** A row's height in pixels until it has been measured. */
  rowHeight: number
  isComplete: boolean
  draw: (item: Item) => ReactNode
}) {
  const count = useColumns(columns)
  const rows = useMemo(() => inRows(items, count), [items, count])
  const [brought] = useState(items.length)
  const list = useRef<HTMLDivElement>(null)
  const top = useTopInPage(list)
  // Sampan is built without React's compiler, which alone cannot work with this hook.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => `${count} ${rows[index]?.[0]?.id}`,
    gap: GAP_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    // While the view moves within the rows that are there, nothing is drawn anew; what comes is drawn
    // with the next frame and not at once, which would make each movement of the finger wait for it.
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
            takesTurns={virtual.isScrolling || index * count >= brought}
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
  /** Known or guessed, for as long as the row waits. */
  height: number
  /** Rows that scroll into view or that the list has grown by; those it began with are drawn at once. */
  takesTurns: boolean
  draw: (item: { id: number }) => ReactNode
}

const Row = memo(function Row(props: RowProps) {
  const { items, columns, first, total, height, takesTurns, draw } = props
  const hasTurn = useTurn(takesTurns)
  const style = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  if (!hasTurn) {
    return (
      <div aria-hidden className="grid gap-3" style={{ ...style, height }}>
        {items.map(({ id }) => (
          <span key={id} className="rounded-card bg-card" />
        ))}
      </div>
    )
  }
  return (
    <div role="none" className="grid gap-3" style={style}>
      {items.map((item, place) => (
        <div key={item.id} role="listitem" aria-posinset={first + place} aria-setsize={total}>
          {draw(item)}
        </div>
      ))}
    </div>
  )
}, isSameRow)

/** A list that grows is cut into rows anew, of the same items: those that show need not be drawn again. */
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

/** How far the list begins below the top of the page, followed while what stands above it grows. */
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
