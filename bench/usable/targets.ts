export interface Reached {
  figure: string
  /** NaN if it could not be measured. */
  value: number
  /** At most. */
  target: number
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length % 2 === 1 ? middle : middle - 1] ?? 0)) / 2
}

export const times = (ratio: number) => `× ${ratio.toFixed(2)}`

export function printTargets(reached: Reached[]): void {
  console.log('\nTargets')
  console.table(
    reached.map(({ figure, value, target }) => ({
      figure,
      value: Number(value.toFixed(3)),
      target: `≤ ${target}`,
      verdict: value <= target ? 'reached' : 'missed',
    })),
  )
}
