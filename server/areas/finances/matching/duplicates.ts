import { and, eq } from 'drizzle-orm'
import type { FileOrigin } from '@contract/imports'
import type { FinanceDuplicatesAnswer, FinanceLine } from '@contract/finances/financeImports'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { dayText, judgeFile } from '../judging/public'
import type { BookedThing, Verdict } from '../judging/public'

/** A line and the booked item that it probably is. */
interface ProbableLine {
  line: number
  how: (Verdict & { kind: 'probable' })['how']
  days: number
  thing: BookedThing
}

interface Found {
  /** Indexes of the lines that are booked already, in order. */
  duplicates: number[]
  /** The lines that are probably booked. */
  probable: ProbableLine[]
}

/** Finds lines that are booked already, or probably, judged separately for each account (judging/judgeLines.ts). */
export async function findDuplicates(
  db: Database | Transaction,
  groupId: string,
  lines: readonly FinanceLine[],
  origin?: FileOrigin,
): Promise<Found> {
  const places = new Map<string, number[]>()
  for (const [place, { accountId }] of lines.entries()) {
    const account = accountId?.toLowerCase() ?? groupId
    const known = places.get(account)
    if (known === undefined) places.set(account, [place])
    else known.push(place)
  }
  const found: Found = { duplicates: [], probable: [] }
  for (const [accountId, ofAccount] of places) {
    const own = ofAccount.flatMap((place) => {
      const line = lines[place]
      return line ? [{ ...line, amount: line.kind === 'income' ? line.amount : -line.amount }] : []
    })
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    const { verdicts, things } = await judgeFile(db, { groupId, accountId }, own, { origin, hasStates: false })
    for (const [at, verdict] of verdicts.entries()) {
      const line = ofAccount[at] ?? 0
      if (verdict.kind === 'known') found.duplicates.push(line)
      if (verdict.kind !== 'probable') continue
      const [thing] = verdict.things.flatMap((index) => things[index] ?? [])
      if (thing) found.probable.push({ line, how: verdict.how, days: verdict.days, thing })
    }
  }
  found.duplicates.sort((one, other) => one - other)
  found.probable.sort((one, other) => one.line - other.line)
  return found
}

/** Describes the probable duplicates for the preview. */
export async function describeProbable(
  db: Database,
  groupId: string,
  probable: readonly ProbableLine[],
): Promise<NonNullable<FinanceDuplicatesAnswer['probable']>> {
  const ids = probable.flatMap(({ thing }) => thing.financeIds.slice(0, 1))
  const rows = await db
    .select({ id: finances.id, description: finances.description })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
  const texts = new Map(rows.map(({ id, description }) => [id, description]))
  return probable.map(({ line, how, days, thing }) => {
    const [financeId] = thing.financeIds
    const [shown] = thing.appearances
    const description = (financeId === undefined ? undefined : texts.get(financeId)) ?? shown?.text ?? ''
    return { line, how, days, date: dayText(shown?.day ?? 0), description, ...(financeId && { financeId }) }
  })
}
