/** One line of an account, in the order of the file. Whole numbers of one unit. */
export interface BalancePoint {
  /** What the line moved; null where it cannot be read. */
  amount: number | null
  /** What the account held after it, where the file says so. */
  balance: number | undefined
  /** Days of which only the last line has a balance are checked as one. */
  day: string
  /** Lines of several accounts or currencies in one file: each has balances of its own. */
  group: string
}

interface BalanceBreak {
  /** Index of the line whose balance does not follow from the one before. */
  place: number
  /** What the file says that the account held after it, and what it comes to. */
  stated: number
  reckoned: number
}

export interface BalanceCheck {
  /** How many balances could be compared with the one before them. */
  compared: number
  breaks: readonly BalanceBreak[]
  /** Before the first line and after the last; of a file of one account. */
  opening?: number
  closing?: number
}

interface Placed extends BalancePoint {
  place: number
}

const none: BalanceCheck = { compared: 0, breaks: [] }

/** `points`: in the order in which they happened. */
function follow(points: readonly Placed[]): BalanceCheck {
  const breaks: BalanceBreak[] = []
  let compared = 0
  let before: number | undefined
  let opening: number | undefined
  let moved: number | null = 0
  for (const { amount, balance, place } of points) {
    moved = moved === null || amount === null ? null : moved + amount
    if (balance === undefined) continue
    if (moved !== null) {
      opening ??= balance - moved
      if (before !== undefined) {
        compared += 1
        if (before + moved !== balance) breaks.push({ place, stated: balance, reckoned: before + moved })
      }
    }
    before = balance
    moved = 0
  }
  return {
    compared,
    breaks: withoutEchoes(breaks, points),
    ...(opening !== undefined && { opening }),
    ...(before !== undefined && moved !== null && { closing: before + moved }),
  }
}

/** A balance that is wrong by itself breaks twice, by as much the other way: what is wrong stands in the first of the two lines. */
function withoutEchoes(breaks: readonly BalanceBreak[], points: readonly Placed[]): BalanceBreak[] {
  const told = points.filter(({ balance }) => balance !== undefined)
  const next = new Map(told.map(({ place }, at) => [place, told[at + 1]?.place]))
  const kept: BalanceBreak[] = []
  for (const each of breaks) {
    const last = kept.at(-1)
    const isEcho =
      last !== undefined &&
      next.get(last.place) === each.place &&
      last.stated - last.reckoned === each.reckoned - each.stated
    if (!isEcho) kept.push(each)
  }
  return kept
}

/** The lines of each day as one: of banks that give a balance for the day, on one of its lines or on all of them. */
function byDay(points: readonly Placed[]): Placed[] | null {
  const days = new Map<string, Placed[]>()
  for (const point of points) days.set(point.day, [...(days.get(point.day) ?? []), point])
  if (days.size === points.length) return null
  const merged = [...days.values()].map((lines): Placed | null => {
    const balances = new Set(lines.flatMap(({ balance }) => balance ?? []))
    const [first] = lines
    const place = lines.find(({ balance }) => balance !== undefined)?.place ?? first?.place ?? 0
    if (!first || balances.size > 1) return null
    const amounts = lines.map(({ amount }) => amount)
    const amount = amounts.includes(null) ? null : amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    return { ...first, place, amount, balance: [...balances][0] }
  })
  return merged.every((each) => each !== null) ? merged : null
}

/**
 * Whether the lines lead from balance to balance in some order, whatever the file's: each line goes from what was there before to what
 * was there after it, so each amount that is left is come to once more, but for the first and the last.
 */
function inAnyOrder(points: readonly Placed[]): BalanceCheck | null {
  const open = new Map<number, number>()
  for (const { amount, balance } of points) {
    if (amount === null || balance === undefined) return null
    open.set(balance, (open.get(balance) ?? 0) + 1)
    open.set(balance - amount, (open.get(balance - amount) ?? 0) - 1)
  }
  const ends = [...open].filter(([, count]) => count !== 0)
  if (ends.length === 0) return { compared: points.length - 1, breaks: [] }
  const [opening] = ends.filter(([, count]) => count === -1)
  const [closing] = ends.filter(([, count]) => count === 1)
  if (ends.length !== 2 || !opening || !closing) return null
  return { compared: points.length - 1, breaks: [], opening: opening[0], closing: closing[0] }
}

function checkGroup(points: readonly Placed[]): BalanceCheck {
  const ways = [points, points.toReversed()].map(follow)
  const agreed = (check: BalanceCheck) => check.breaks.length === 0 && check.compared > 0
  const [first = none, ...others] = ways.toSorted((one, other) => one.breaks.length - other.breaks.length)
  if (agreed(first) || others.length === 0) return first
  const days = byDay(points)
  const further = [
    ...(days ? [follow(days), follow(days.toReversed())] : []),
    ...(points.length > 2 ? [inAnyOrder(points) ?? none] : []),
  ]
  return further.find(agreed) ?? first
}

/**
 * Compares the amounts of a file with its own running balances. Oldest or newest first, a balance on each line or on the last one of a
 * day, one account or several (`group`): read as whatever leaves the fewest breaks.
 */
export function checkRunningBalance(points: readonly BalancePoint[]): BalanceCheck {
  const groups = new Map<string, Placed[]>()
  for (const [place, point] of points.entries()) {
    const held = groups.get(point.group)
    if (held) held.push({ ...point, place })
    else groups.set(point.group, [{ ...point, place }])
  }
  const checks = [...groups.values()].map(checkGroup)
  const [only] = checks
  if (only && checks.length === 1) return only
  return {
    compared: checks.reduce((sum, { compared }) => sum + compared, 0),
    breaks: checks.flatMap(({ breaks }) => breaks).toSorted((one, other) => one.place - other.place),
  }
}
