export interface ChartSeries {
  key: string
  label: string
  kind: 'bar' | 'line'
  /** `second` is told from `first` by more than its hue: a bar that hangs below the line, or a broken line. */
  look: 'first' | 'second'
}

/** One place on the horizontal axis, and the value of each series there. */
export interface ChartPoint {
  name: string
  values: Record<string, number>
}

/** Joins several rows of numbers over the same names. */
export function chartPoints(names: readonly string[], rows: Record<string, readonly number[]>): ChartPoint[] {
  return names.map((name, index) => ({
    name,
    values: Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[index] ?? 0])),
  }))
}

/** How much the last value is above the one before, as a share of that; null where there is nothing to compare with. */
export function changeOf(series: readonly number[]): number | null {
  const [before, last] = [series.at(-2), series.at(-1)]
  return before === undefined || last === undefined || before === 0 ? null : (last - before) / before
}
