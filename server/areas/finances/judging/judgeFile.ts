import { createHash } from 'node:crypto'
import type { FileOrigin } from '@contract/imports'
import type { BankLine } from '@contract/finances/bankLines'
import type { Database, Transaction } from '../../../platform/db/database'
import { FIRST_DAY, LAST_DAY, addDays } from '@contract/days'
import { readBookedThings, readSources } from './bookedThings'
import type { BookedThing, Days } from './bookedThings'
import { judgeLines } from './judgeLines'
import type { Verdict } from './knownThing'
import { JUDGED_DAYS } from './nearbyPairs'

/** The period of the lines, extended by `margin` days on both sides. */
export function daysAround(lines: readonly { date: string }[], margin: number): Days {
  const dates = lines.map(({ date }) => date).toSorted()
  const [first = FIRST_DAY, last = LAST_DAY] = [dates[0], dates.at(-1)]
  return {
    from: first < addDays(FIRST_DAY, margin) ? FIRST_DAY : addDays(first, -margin),
    to: last > addDays(LAST_DAY, -margin) ? LAST_DAY : addDays(last, margin),
  }
}

const DAY_MS = 86_400_000
const dayNumber = (date: string) => Math.round(Date.parse(date) / DAY_MS)
/** The day as `YYYY-MM-DD`. */
export const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Digest that identifies the source of a file; imports store it. */
const sourceDigest = (source: string) => createHash('sha256').update(source).digest()

/** Without `isPending`, an announced line counts as booked. */
type FileLine = Pick<
  BankLine,
  'date' | 'amount' | 'description' | 'bankId' | 'counterparty' | 'reference' | 'isPending'
>

interface Judged {
  /** In the order of the lines. */
  verdicts: Verdict[]
  things: BookedThing[]
}

/**
 * Judges each line of a file against the books of the account (judgeLines.ts), for both kinds of import. `lines` must be all lines of the
 * file. `hasStates`: lines specify `isPending`.
 */
export async function judgeFile(
  db: Database | Transaction,
  { groupId, accountId }: { groupId: string; accountId: string },
  lines: readonly FileLine[],
  { origin, hasStates }: { origin: FileOrigin | undefined; hasStates: boolean },
): Promise<Judged> {
  if (lines.length === 0) return { verdicts: [], things: [] }
  const scope = { db, groupId, accountId, days: daysAround(lines, JUDGED_DAYS) }
  const read = await readBookedThings(scope)
  const things = hasStates
    ? read
    : read.map((thing) => (thing.state === 'announced' ? { ...thing, state: 'booked' as const } : thing))
  const { source, from, to } = origin ?? {}
  const judged = lines.map(({ date, amount, bankId, isPending, description, counterparty = '', reference = '' }) => ({
    day: dayNumber(date),
    amount,
    bankId,
    isPending: isPending === true,
    text: `${description} ${counterparty} ${reference}`,
  }))
  const verdicts = judgeLines(judged, things, {
    source: source === undefined ? undefined : sourceDigest(source).toString('hex'),
    sources: await readSources(scope, things),
    days: from !== undefined && to !== undefined ? { from: dayNumber(from), to: dayNumber(to) } : undefined,
  })
  return { verdicts, things }
}
