import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import { amountIn, exactRhythm } from '@contract/finances/feeClasses'
import type { FamilyRate } from '@contract/finances/fees'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { memberPayers } from '../../../platform/db/schema/finances/payers'
import { members } from '../../../platform/db/schema/members'
import { firstDayOf, monthOf } from '../../../platform/time/days'
import { isRemovedMember } from '../payers/public'
import { spanIn } from './feeAmounts'
import type { ClassSpan } from './feeAmounts'

/** What a member pays of an amount as one of several for whom the same person pays. */
interface FamilyShare {
  /** 0 to 100. */
  percent: number
  /** Where all of them together would pay more than the family's most: the most, and what they would pay, of a year. */
  most?: { amount: number; of: number }
}

/** Half a minor unit is rounded up; where the family's most is reached, down, so that it is never exceeded. */
export function sharedAmount(amount: number, { percent, most }: FamilyShare): number {
  if (most === undefined) return Math.floor((amount * percent + 50) / 100)
  return Number((BigInt(amount) * BigInt(percent) * BigInt(most.amount)) / (100n * BigInt(most.of)))
}

interface Person {
  id: string
  name: string
  /** YYYY-MM-DD. */
  birthDate: string | null
  joined: string
  left: string
}

/** For whom somebody pays, from a first day to a last one. */
interface Tie {
  memberId: string
  payerId: string
  since: string
  until: string | null
}

/** The share of a member in a month `YYYY-MM`; undefined: all of it. */
type FamilyShareOf = (memberId: string, month: string) => FamilyShare | undefined

async function readPeople(tx: Transaction, groupId: string, ids: string[]): Promise<Map<string, Person>> {
  const rows = await tx
    .select({
      id: members.id,
      name: members.name,
      birthDate: members.birthDate,
      joinedOn: members.joinedOn,
      leftOn: members.leftOn,
    })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids), isNull(members.deletedAt)))
    .orderBy(asc(members.name), asc(members.id))
  return new Map(
    rows.map(({ joinedOn, leftOn, ...row }) => [
      row.id,
      { ...row, joined: joinedOn === null ? '' : monthOf(joinedOn), left: leftOn === null ? '' : monthOf(leftOn) },
    ]),
  )
}

/**
 * The families of a group: the members for whom the same person pays in a month, that person among them, as far as they are members then
 * and are charged. Who pays is whoever has to pay that month's dues (askedOf): the payer of its first day, else one who began within it, else
 * today's, who took over what was open. A removed payer pays for nobody. Who pays most in a year counts first, then the payer, the eldest, and
 * by name. `readSpans`:
 * the classes of these members.
 */
export async function readFamilies(
  tx: Transaction,
  groupId: string,
  { second, further, yearlyMost }: FamilyRate,
  {
    seasonMonth,
    today,
    readSpans,
  }: { seasonMonth: number; today: string; readSpans: (ids: string[]) => Promise<Map<string, ClassSpan[]>> },
): Promise<FamilyShareOf> {
  const ties: Tie[] = await tx
    .select({
      memberId: memberPayers.memberId,
      payerId: memberPayers.payerId,
      since: memberPayers.since,
      until: memberPayers.until,
    })
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), not(isRemovedMember(groupId, sql`${memberPayers.payerId}`))))
    .orderBy(asc(memberPayers.since))
  const ids = [...new Set(ties.flatMap(({ memberId, payerId }) => [memberId, payerId]))]
  const people = await readPeople(tx, groupId, ids)
  const spans = await readSpans(ids)
  const byMember = new Map<string, Tie[]>()
  for (const tie of ties) byMember.set(tie.memberId, [...(byMember.get(tie.memberId) ?? []), tie])

  const yearlyOf = (id: string, month: string): number => {
    const span = spanIn(spans.get(id) ?? [], month)
    const person = people.get(id)
    const isMember = person !== undefined && person.joined <= month && (person.left === '' || month <= person.left)
    if (span === undefined || !isMember || span.exempt !== null) return 0
    const { length } = exactRhythm(span.rhythm, undefined, seasonMonth)
    return (amountIn(span, month) * 12) / length
  }

  function sharesIn(month: string): Map<string, FamilyShare> {
    const day = firstDayOf(month)
    const holdsOn = (one: string) => (tie: Tie) => tie.since <= one && (tie.until === null || one <= tie.until)
    const current = [...byMember.values()].flatMap((own) => {
      const within = (tie: Tie) => monthOf(tie.since) === month
      const tookOver = (tie: Tie) => tie.since > day && holdsOn(today)(tie)
      return own.find(holdsOn(day)) ?? own.find(within) ?? own.find(tookOver) ?? []
    })
    const payerOf = new Map(current.map(({ memberId, payerId }) => [memberId, payerId]))
    for (const { payerId } of current) if (people.has(payerId) && !payerOf.has(payerId)) payerOf.set(payerId, payerId)
    const byPayer = new Map<string, string[]>()
    // In the order of their names.
    for (const id of people.keys()) {
      const payerId = payerOf.get(id)
      if (payerId !== undefined) byPayer.set(payerId, [...(byPayer.get(payerId) ?? []), id])
    }
    return new Map([...byPayer].flatMap(([payerId, family]) => sharesOf(payerId, family, month)))
  }

  /** Who counts first of those who pay as much: the payer, then by age; without a birthday, as a child. */
  const rankOf = (id: string, payerId: string) => (id === payerId ? '' : (people.get(id)?.birthDate ?? '9999'))

  function sharesOf(payerId: string, family: string[], month: string): [string, FamilyShare][] {
    const paying = family
      .map((id) => ({ id, yearly: yearlyOf(id, month) }))
      .filter(({ yearly }) => yearly > 0)
      .toSorted((one, other) => {
        const [rank, otherRank] = [rankOf(one.id, payerId), rankOf(other.id, payerId)]
        return other.yearly - one.yearly || (rank < otherRank ? -1 : rank > otherRank ? 1 : 0)
      })
      .map((one, at) => ({ ...one, percent: at === 0 ? 100 : at === 1 ? second : further }))
    const of = paying.reduce((sum, { yearly, percent }) => sum + sharedAmount(yearly, { percent }), 0)
    const most = yearlyMost !== undefined && of > yearlyMost ? { amount: yearlyMost, of } : undefined
    return paying
      .filter(({ percent }) => percent < 100 || most !== undefined)
      .map(({ id, percent }) => [id, { percent, ...(most && { most }) }])
  }

  const shares = new Map<string, Map<string, FamilyShare>>()
  return (memberId, month) => {
    const known = shares.get(month) ?? sharesIn(month)
    shares.set(month, known)
    return known.get(memberId)
  }
}
