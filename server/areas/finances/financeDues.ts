import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Dues, DuesPreview, Finance } from '@contract/finances'
import type { Database, Transaction } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'
import { members } from '../../platform/db/schema/members'
import { firstDayOf } from '../../platform/time/days'
import type { OnProgress } from '../../platform/http/progress'
import { withLedger } from './financeLedger'
import type { Actor } from '../../platform/audit/actor'
import { assertKnownMembers } from './financeLinks'
import { toFinance, toRow } from './financeRows'
import { addFinances } from './financeWrites'

type DuesLine = DuesPreview['lines'][number]

/** What each pays: what was said of the member, else of the section, else of all. The last word on a member or section counts. */
function amountsOf({ amount, sections = [], members = [] }: Dues) {
  const bySection = new Map(sections.map((exception) => [exception.section, exception.amount]))
  const byMember = new Map(members.map((exception) => [exception.memberId.toLowerCase(), exception.amount]))
  return ({ memberId, section }: Pick<DuesLine, 'memberId' | 'section'>) =>
    byMember.get(memberId) ?? bySection.get(section) ?? amount
}

async function linesOf(tx: Transaction, groupId: string, dues: Dues): Promise<DuesLine[]> {
  const rows = await tx
    .select({
      memberId: members.id,
      name: members.name,
      section: members.section,
      exists: sql<boolean>`${finances.id} is not null`,
    })
    .from(members)
    .leftJoin(
      finances,
      and(
        eq(finances.groupId, groupId),
        eq(finances.memberId, members.id),
        eq(finances.duesMonth, firstDayOf(dues.month)),
        isNull(finances.deletedAt),
      ),
    )
    .where(and(eq(members.groupId, groupId), eq(members.status, 'active'), isNull(members.deletedAt)))
    .orderBy(asc(members.name), asc(members.id))
  const amountOf = amountsOf(dues)
  return rows.map((row) => ({ ...row, amount: amountOf(row) }))
}

const isWanted = ({ exists, amount }: DuesLine) => !exists && amount > 0

function toEntry({ month, dueDate, description }: Dues, { memberId, amount }: DuesLine) {
  const date = firstDayOf(month)
  const entry = { id: newId(), kind: 'income', category: 'dues', status: 'pending', date } as const
  return { ...toRow({ ...entry, amount, description, dueDate, memberId }), duesMonth: date }
}

const pathOfException = (index: number) => `dues.members.${index}.memberId`

export function duesRepository(db: Database) {
  return {
    /** What `create` would do. */
    preview(groupId: string, dues: Dues): Promise<DuesPreview> {
      return db.transaction(async (tx) => {
        await assertKnownMembers({ tx, groupId }, dues.members ?? [], pathOfException)
        const lines = await linesOf(tx, groupId, dues)
        return { lines, total: lines.filter(isWanted).reduce((sum, { amount }) => sum + amount, 0) }
      })
    },

    /** One pending entry for each active member who has none for the month; answers those that it made, by name. */
    create(actor: Actor, dues: Dues, onProgress: OnProgress): Promise<Finance[]> {
      return withLedger(db, actor, async (ledger) => {
        await assertKnownMembers(ledger, dues.members ?? [], pathOfException)
        const lines = await linesOf(ledger.tx, ledger.groupId, dues)
        const entries = lines.filter(isWanted).map((line) => toEntry(dues, line))
        await addFinances(ledger, entries, 'created', onProgress)
        return entries.map((entry) => toFinance({ ...entry, version: 1 }))
      })
    },
  }
}
