export interface ChartPoint {
  at: string
  balance: number
}

/**
 * The balance as an SVG path of the line and of the area under it, in a box of the given size with
 * zero at the bottom. The points are evenly spaced in time.
 */
export function chartPath(points: ChartPoint[], width: number, height: number) {
  const balances = points.map(({ balance }) => balance)
  const most = Math.max(...balances)
  const least = Math.min(...balances)
  const round = (value: number) => Math.round(value * 10) / 10
  const corners = balances.map((balance, place) => {
    const x = points.length > 1 ? (place / (points.length - 1)) * width : 0
    const y = most > 0 ? height - (balance / most) * height : height
    return `${round(x)} ${round(y)}`
  })
  const line = `M${corners.join('L')}`
  return { line, area: `${line}L${width} ${height}L0 ${height}Z`, least, most }
}
