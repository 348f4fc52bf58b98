/** Offsets are what a zone's clocks are ahead of UTC, in milliseconds. */
export interface ClockChange {
  atMs: number
  beforeMs: number
  afterMs: number
}

/** A change that comes each year: on the first such weekday from a day of the month on, at a time on the clocks before it. */
export interface YearlyChange {
  /** 0 to 11, as in Date. */
  month: number
  /** 0 is Sunday. */
  weekday: number
  /** The earliest day of the month that it may be, 1 to 31; 25 of a month with 31 days is its last such weekday. */
  fromDay: number
  timeMs: number
  beforeMs: number
  afterMs: number
}

const DAY_MS = 86_400_000
/** So many years show a rule: in eleven, a weekday falls on each of seven days at least once. */
const YEARS_SEEN = 11
/** The wire has no later days. */
const LAST_YEAR = 2201

const wallOf = ({ atMs, beforeMs }: ClockChange) => new Date(atMs + beforeMs)

/** What these changes, one of each year, have in common; undefined where they follow no rule. */
function ruleOf(changes: ClockChange[]): YearlyChange | undefined {
  const [first] = changes
  if (first === undefined) return undefined
  const walls = changes.map(wallOf)
  const fact = (wall: Date) => [wall.getUTCMonth(), wall.getUTCDay(), wall.getTime() % DAY_MS].join()
  const isSame = walls.every((wall, at) => {
    const { beforeMs, afterMs } = changes[at] ?? first
    return fact(wall) === fact(walls[0] ?? wall) && beforeMs === first.beforeMs && afterMs === first.afterMs
  })
  const days = walls.map((wall) => wall.getUTCDate())
  const fromDay = Math.min(...days)
  if (!isSame || Math.max(...days) - fromDay > 6) return undefined
  const [wall = new Date(0)] = walls
  return {
    month: wall.getUTCMonth(),
    weekday: wall.getUTCDay(),
    fromDay,
    timeMs: wall.getTime() % DAY_MS,
    beforeMs: first.beforeMs,
    afterMs: first.afterMs,
  }
}

const yearOf = (change: ClockChange) => wallOf(change).getUTCFullYear()

/**
 * By which rules the clocks go on after what is listed: what the last years have in common, two changes each. Empty where the clocks
 * change no more, or by no such rule.
 */
export function lastingRules(changes: readonly ClockChange[], listedUntil: number): YearlyChange[] {
  const last = new Date(listedUntil).getUTCFullYear()
  const years = Array.from({ length: YEARS_SEEN }, (_, back) => last - back)
  const ofYears = years.map((year) => changes.filter((change) => yearOf(change) === year))
  if (ofYears.some((two) => two.length !== 2)) return []
  const rules = [0, 1].flatMap((turn) => ruleOf(ofYears.flatMap((two) => two[turn] ?? [])) ?? [])
  return rules.length === 2 ? rules : []
}

/** That year's change by the rule. */
export function changeIn(
  year: number,
  { month, weekday, fromDay, timeMs, beforeMs, afterMs }: YearlyChange,
): ClockChange {
  const earliest = new Date(Date.UTC(year, month, fromDay))
  const days = (weekday - earliest.getUTCDay() + 7) % 7
  return { atMs: earliest.getTime() + days * DAY_MS + timeMs - beforeMs, beforeMs, afterMs }
}

/** The changes by these rules after what is listed, up to 2201. */
export function lastingChanges(rules: readonly YearlyChange[], listedUntil: number): ClockChange[] {
  const first = new Date(listedUntil).getUTCFullYear() + 1
  const years = Array.from({ length: rules.length > 0 ? LAST_YEAR - first + 1 : 0 }, (_, at) => first + at)
  return years.flatMap((year) => rules.map((rule) => changeIn(year, rule)))
}
