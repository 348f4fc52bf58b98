import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { DESCRIPTION_MAX } from '@contract/finances'
import type { Locale } from '@contract/locales'
import type { Finance } from '@contract/finances'
import { DUES_MONTHS_MAX } from '@contract/finances/dues'
import type { Dues, DuesPreview } from '@contract/finances/dues'
import { fillDuesFields, hasDuesFields } from '@contract/finances/duesFields'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { LongList } from '../../../platform/db/longList'
import { joiningFeeEntries } from '../../../platform/db/schema/finances/fees'
import { financeDues } from '../../../platform/db/schema/finances/financeDues'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { firstDayOf, monthOf, monthsUpTo } from '../../../platform/time/days'
import { inPieces } from '../../../platform/http/progress'
import type { OnProgress } from '../../../platform/http/progress'
import { assertKnownMembers, hasLivePart, readLive, toRow, withLedger } from '../ledger/public'
import type { NewFinance } from '../ledger/public'
import { readChanges } from './duesChanges'
import { duesMembers } from './duesMembers'
import type { Period } from './feeAmounts'
import { feesOf } from './feesOfMonths'
import { joiningText, periodText } from './periodTexts'
import type { Actor } from '../../../platform/audit/actor'

type DuesLine = DuesPreview['lines'][number]

/** The exception for the member, else for the section. If several apply, the last one counts. */
function exceptionsOf({ sections = [], members = [] }: Dues) {
  const bySection = new Map(sections.map((exception) => [exception.section, exception.amount]))
  const byMember = new Map(members.map((exception) => [exception.memberId.toLowerCase(), exception.amount]))
  return ({ memberId, section }: Pick<DuesLine, 'memberId' | 'section'>) =>
    byMember.get(memberId) ?? bySection.get(section)
}

/** A month to charge, with its due date and description. */
type MonthOfDues = Pick<Dues, 'month' | 'dueDate' | 'description'>

/** A month named twice is charged once. */
function monthsOf({ month, dueDate, description, also = [] }: Dues): MonthOfDues[] {
  return [...new Map([{ month, dueDate, description }, ...also].map((one) => [one.month, one])).values()]
}

type PricedMonth = MonthOfDues & { amount: number }

interface Charge extends Omit<DuesLine, 'months' | 'sum' | 'joiningFee'> {
  /** Months for which the member owes dues and has none yet. */
  missing: PricedMonth[]
  /** With the month in which it is charged; only where it is not yet. */
  joining: PricedMonth | undefined
}

/** Fills in the fields of a description; each period is put into words once. */
function describer(locale: Locale) {
  const texts = new Map<string, string>()
  return (description: string, className: string | undefined, period: Period): string => {
    if (!hasDuesFields(description)) return description
    const key = `${period.start} ${period.length}`
    const text = texts.get(key) ?? periodText(period, locale)
    texts.set(key, text)
    return fillDuesFields(description, { class: className ?? '', period: text }).slice(0, DESCRIPTION_MAX)
  }
}

/** Whether somebody born on the day was `age` before the month began. */
const hadBirthday = (birthDate: string, age: number, month: string) =>
  `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}` < firstDayOf(month)

const monthAlone = (month: string) => ({ start: month, end: month, length: 1 })

const firstMonthOf = (dues: Dues) =>
  monthsOf(dues)
    .map(({ month }) => month)
    .toSorted()[0] ?? dues.month

const byName = [asc(members.name), asc(members.id)]

/** Ids of all members to charge, by name. Only ids, as a group may have a hundred thousand members. */
async function findDuesMemberIds(tx: Transaction, groupId: string, dues: Dues): Promise<string[]> {
  const [row] = await tx
    .select({ ids: sql<string[]>`coalesce(array_agg(${members.id} order by ${sql.join(byName, sql`, `)}), '{}')` })
    .from(members)
    .where(duesMembers(groupId, firstMonthOf(dues)))
  return row?.ids ?? []
}

/** By member, the charged months (first days) of which only a part remains and the first part was removed. */
async function monthsOfParts(tx: Transaction, groupId: string, days: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({
      memberId: finances.memberId,
      months: sql<string[]>`array_agg(to_char(${finances.duesMonth}, 'YYYY-MM'))`,
    })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        sql`${finances.duesMonth} = any(${sql.param(days)}::date[])`,
        hasLivePart(groupId),
      ),
    )
    .groupBy(finances.memberId)
  return new Map(rows.flatMap(({ memberId, months }) => (memberId === null ? [] : [[memberId, months]])))
}

/** Who has been charged for joining; as with dues, no matter whether it was paid, written off or settled by credit. */
async function findJoined(tx: Transaction, groupId: string, memberIds?: string[]): Promise<Set<string | null>> {
  const counts = or(isNull(finances.deletedAt), isNotNull(finances.writtenOffOn), isNotNull(finances.settledOn))
  const rows = await tx
    .select({ memberId: finances.memberId })
    .from(joiningFeeEntries)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, joiningFeeEntries.financeId)))
    .where(and(eq(joiningFeeEntries.groupId, groupId), memberIds && isIn(finances.memberId, memberIds), counts))
  return new Set(rows.map(({ memberId }) => memberId))
}

/** What each member is charged; limited to `memberIds` if given. */
async function chargesOf(tx: Transaction, groupId: string, dues: Dues, memberIds?: string[]): Promise<Charge[]> {
  const months = monthsOf(dues)
  const days = months.map(({ month }) => firstDayOf(month))
  // One lookup per member: right after an import, table statistics are outdated and the planner would choose a wrong join.
  const monthsWhere = (condition: SQL) => sql`
    select to_char(${finances.duesMonth}, 'YYYY-MM') from ${finances} where ${and(
      eq(finances.groupId, groupId),
      eq(finances.memberId, members.id),
      sql`${finances.duesMonth} = any(${sql.param(days)}::date[])`,
      condition,
    )}`
  const byPart = await monthsOfParts(tx, groupId, days)
  // Dues that were written off or settled by credit are not charged again.
  const charged = sql<string[]>`array(
    ${monthsWhere(isNull(finances.deletedAt))} union all ${monthsWhere(isNotNull(finances.writtenOffOn))}
    union all ${monthsWhere(isNotNull(finances.settledOn))})`
  const rows = await tx
    .select({
      memberId: members.id,
      name: members.name,
      section: members.section,
      joinedOn: members.joinedOn,
      leftOn: members.leftOn,
      birthDate: members.birthDate,
      charged,
    })
    .from(members)
    .where(and(duesMembers(groupId, firstMonthOf(dues)), memberIds && isIn(members.id, memberIds)))
    .orderBy(...byName)
  const dueDateIn = (month: string) => months.find((one) => one.month === month)?.dueDate
  const exceptionOf = exceptionsOf(dues)
  const hasFields = hasDuesFields(dues.description)
  const describe = describer(dues.locale ?? 'en')
  const fees = dues.byClass && (await feesOf(tx, groupId, memberIds))
  const inTurn = months.toSorted((one, other) => one.month.localeCompare(other.month))
  const joinedBefore = fees ? await findJoined(tx, groupId, memberIds) : new Set()
  return rows.map(({ charged: whole, joinedOn, leftOn, birthDate, ...row }) => {
    const joined = joinedOn === null ? undefined : monthOf(joinedOn)
    const attended = { joined: joined ?? '', left: leftOn === null ? '' : monthOf(leftOn) }
    const charged = [...whole, ...(byPart.get(row.memberId) ?? [])]
    const asked = exceptionOf(row)
    // The month of joining or leaving is charged.
    const isAway = (month: string) =>
      (joined !== undefined && month < joined) || (leftOn !== null && month > monthOf(leftOn))
    const feesIn = new Map(
      inTurn.map(({ month }) => [month, fees ? fees.feeOf(row.memberId, month, attended) : undefined]),
    )
    // In place of what a class would charge, and so in the months in which it charges; where it charges in none of them, in the first.
    const isCharged = (month: string) =>
      feesIn.get(month)?.period?.start === month || (feesIn.get(month)?.amount ?? 1) > 0
    const attendedMonths = inTurn.map(({ month }) => month).filter((month) => !isAway(month))
    const exceptionMonths = attendedMonths.some(isCharged)
      ? attendedMonths.filter(isCharged)
      : attendedMonths.slice(0, 1)
    const priced = months.map(({ month, dueDate, description }) => {
      const fee = feesIn.get(month)
      const exception = asked === undefined || exceptionMonths.includes(month) ? asked : 0
      const amount = isAway(month) ? 0 : (exception ?? fee?.amount ?? dues.amount)
      return {
        month,
        dueDate: fee?.dueDate ?? dueDate,
        description: describe(description, fee?.name, fee?.period ?? monthAlone(month)),
        className: fee?.name,
        isOutgrown: birthDate !== null && fee?.ageLimit !== undefined && hadBirthday(birthDate, fee.ageLimit, month),
        exempt: exception === undefined ? fee?.exempt : undefined,
        familyPercent: exception === undefined ? fee?.familyPercent : undefined,
        isFamilyMost: exception === undefined && fee?.isFamilyMost === true ? true : undefined,
        amount,
      }
    })
    const owed = fees && !joinedBefore.has(row.memberId) ? fees.joiningFeeOf(row.memberId, attended) : undefined
    const joiningIn = owed && inTurn.find(({ month }) => month >= owed.month)
    const joining = owed &&
      joiningIn && {
        ...joiningIn,
        dueDate: feesIn.get(joiningIn.month)?.dueDate ?? joiningIn.dueDate,
        amount: owed.amount,
        description: joiningText(owed.name, dues.locale ?? 'en'),
      }
    const open = priced.filter(({ month }) => !charged.includes(month))
    const missing = open.filter(({ amount }) => amount > 0)
    const [first = open[0] ?? priced[0]] = missing
    const isOtherDay = first !== undefined && first.dueDate !== dueDateIn(first.month)
    // Fields are listed, as object spread takes several times the memory for a hundred thousand members.
    return {
      memberId: row.memberId,
      name: row.name,
      section: row.section,
      // Charged for the month already, and now for joining alone.
      amount: joining !== undefined && missing.length === 0 ? 0 : (first?.amount ?? 0),
      exists: open.length === 0 && joining === undefined,
      missing,
      joining,
      joinedOn:
        joined !== undefined && months.some(({ month }) => month < joined) ? (joinedOn ?? undefined) : undefined,
      className: first?.className,
      description: hasFields ? first?.description : undefined,
      exempt: first?.exempt,
      isOutgrown: first?.isOutgrown === true ? true : undefined,
      familyPercent: first?.familyPercent,
      isFamilyMost: first?.isFamilyMost,
      dueDate: isOtherDay ? first.dueDate : undefined,
      leftOn: leftOn ?? undefined,
    }
  })
}

function toEntry(memberId: string, { month, amount, dueDate, description }: PricedMonth): NewFinance {
  const fixed = { kind: 'income', category: 'dues', status: 'pending' } as const
  return toRow({ id: newId(), ...fixed, amount, description, date: firstDayOf(month), dueDate, memberId })
}

const toEntries = ({ memberId, missing }: Charge): NewFinance[] =>
  missing.map((one) => ({ ...toEntry(memberId, one), duesMonth: firstDayOf(one.month) }))

const toJoiningEntries = ({ memberId, joining }: Charge): NewFinance[] =>
  joining === undefined ? [] : [toEntry(memberId, joining)]

/** Left out where all months are charged at the first amount: for a hundred thousand members, they would be a million. */
function chargedOf({ missing, amount }: Charge, asked: number): Pick<DuesLine, 'charged'> {
  const isPlain = missing.length === 0 || (missing.length === asked && missing.every((one) => one.amount === amount))
  return isPlain ? {} : { charged: missing.map(({ month, amount: due }) => ({ month, amount: due })) }
}

const sumOf = ({ missing, joining }: Pick<Charge, 'missing' | 'joining'>) =>
  missing.reduce((sum, { amount }) => sum + amount, joining?.amount ?? 0)

/** The months of `missed` (contract), with who owes what in them. */
async function readMissed(
  tx: Transaction,
  groupId: string,
  dues: Dues,
  since: string | undefined,
): Promise<Pick<DuesPreview, 'missed'>> {
  const first = firstMonthOf(dues)
  if (since === undefined || dues.byClass !== true) return {}
  const fit = DUES_MONTHS_MAX - monthsOf(dues).length
  const between = monthsUpTo(first, fit + 1).filter((month) => month > since && month < first)
  const [month, ...also] = between.map((one) => ({ ...dues, month: one }))
  if (month === undefined) return {}
  const { dueDate, description } = dues
  const charges = await chargesOf(tx, groupId, {
    ...month,
    also: also.map((one) => ({ month: one.month, dueDate, description })),
  })
  const owing = charges.filter(({ missing }) => missing.length > 0)
  if (owing.length === 0) return {}
  const months = new Set(owing.flatMap(({ missing }) => missing.map((one) => one.month)))
  const amount = owing.reduce((sum, { missing }) => sum + sumOf({ missing, joining: undefined }), 0)
  return { missed: { months: [...months].toSorted(), members: owing.length, amount } }
}

const pathOfException = (index: number) => `dues.members.${index}.memberId`

export function duesRepository(db: Database) {
  return {
    /** Previews the result of `create`. */
    preview(groupId: string, dues: Dues): Promise<DuesPreview> {
      return db.transaction(async (tx) => {
        await assertKnownMembers({ tx, groupId }, dues.members ?? [], pathOfException)
        const charges = await chargesOf(tx, groupId, dues)
        const months = monthsOf(dues)
        const { changeOf, ...compared } = await readChanges(tx, groupId, months, dues.byClass === true)
        return {
          lines: charges.map((charge) => {
            const { missing, joining, ...line } = charge
            return {
              ...line,
              ...chargedOf(charge, months.length),
              ...(months.length > 1 && { months: missing.length }),
              ...(dues.byClass && { sum: sumOf(charge) }),
              ...(joining && { joiningFee: joining.amount }),
              ...changeOf(line),
            }
          }),
          total: charges.reduce((sum, charge) => sum + sumOf(charge), 0),
          ...compared,
          ...(await readMissed(tx, groupId, dues, compared.comparedWith)),
        }
      })
    },

    async last(groupId: string): Promise<Dues | undefined> {
      const [row] = await db
        .select({ dues: financeDues.dues })
        .from(financeDues)
        .where(eq(financeDues.groupId, groupId))
      return row?.dues
    },

    /**
     * Creates one pending entry per member and month that has none yet, and one for joining where it is owed, all or none, and returns the new ones, by name. Works in pieces and
     * keeps only the ids in memory.
     */
    async create(actor: Actor, dues: Dues, onProgress: OnProgress): Promise<LongList<Finance>> {
      const made: string[] = []
      await withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        await assertKnownMembers(ledger, dues.members ?? [], pathOfException)
        await tx
          .insert(financeDues)
          .values({ groupId, dues })
          .onConflictDoUpdate({ target: financeDues.groupId, set: { dues: sql`excluded.dues` } })
        const memberIds = await findDuesMemberIds(tx, groupId, dues)
        let toMake = 0
        await inPieces(memberIds, undefined, async (piece) => {
          for (const { missing, joining } of await chargesOf(tx, groupId, dues, piece))
            toMake += missing.length + (joining === undefined ? 0 : 1)
        })
        const tell = () => onProgress(made.length, toMake)
        await inPieces(memberIds, toMake > 0 ? tell : undefined, async (piece) => {
          const charges = await chargesOf(tx, groupId, dues, piece)
          const forJoining = charges.flatMap(toJoiningEntries)
          const entries = [...charges.flatMap(toEntries), ...forJoining]
          await ledger.add(entries, 'created')
          if (forJoining.length > 0)
            await tx.insert(joiningFeeEntries).values(forJoining.map(({ id }) => ({ groupId, financeId: id })))
          made.push(...entries.map(({ id }) => id))
        })
      })
      return readLive(db, actor.groupId, made)
    },
  }
}
