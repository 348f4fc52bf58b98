import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { ImportAnswer } from '@contract/imports'
import type { MemberImport } from '@contract/memberImports'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { renewForeignKeyPlans } from '../../platform/db/foreignKeyPlans'
import { isIn } from '../../platform/db/isIn'
import { eventAttendance } from '../../platform/db/schema/eventAttendance'
import { finances } from '../../platform/db/schema/finances'
import { members } from '../../platform/db/schema/members'
import { replies } from '../../platform/db/schema/replies'
import { ApiError } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { inPieces } from '../../platform/http/progress'
import type { OnProgress } from '../../platform/http/progress'
import { addImport, findImportFormat, listImports, markImportRemoved } from '../importBatches'
import { memberColumns, toMember, toRow } from './memberRows'
import { deleteStatusHistory, appendStatusHistory } from './statusHistory'

const AREA = 'members'

interface Line {
  name: string
  email?: string | undefined
}

const firstName = (name: string) => name.split(' ', 1).join('')

/** Who is known already, as the contract says who is the same person. Names come folded. */
function knownPeople() {
  /** First names by e-mail: a family may share an address. */
  const emails = new Map<string, Set<string>>()
  const names = new Map<string, { isBare: boolean }>()
  return {
    has({ name, email }: Line): boolean {
      const namesake = names.get(name)
      if (email === undefined) return namesake !== undefined
      return emails.get(email.toLowerCase())?.has(firstName(name)) === true || namesake?.isBare === true
    },
    add({ name, email }: Line): void {
      const isBare = email === undefined || names.get(name)?.isBare === true
      names.set(name, { isBare })
      if (email === undefined) return
      const ofAddress = emails.get(email.toLowerCase()) ?? new Set()
      emails.set(email.toLowerCase(), ofAddress.add(firstName(name)))
    },
  }
}

/** Without case, accents and doubled spaces. */
const foldName = (name: SQLWrapper) => sql<string>`regexp_replace(fold_text(${name}), '\\s+', ' ', 'g')`

/** Places of the lines whose person is in the group already, or stands in an earlier line. */
async function findDuplicates(
  db: Database | Transaction,
  groupId: string,
  lines: Line[],
  onProgress?: OnProgress,
): Promise<number[]> {
  const stored = await db
    .select({ name: foldName(members.name), email: members.email })
    .from(members)
    .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
  const known = knownPeople()
  for (const { name, email } of stored) known.add({ name, email: email ?? undefined })
  const duplicates: number[] = []
  const placed = lines.map(({ name, email }, place) => ({ name, email, place }))
  await inPieces(placed, onProgress, async (piece) => {
    const { rows: folded } = await db.execute<{ name: string }>(sql`
      select ${foldName(sql`line.name`)} as name
        from unnest(${sql.param(piece.map(({ name }) => name))}::text[]) with ordinality as line (name, place)
       order by line.place`)
    for (const [at, { email, place }] of piece.entries()) {
      const line = { name: folded[at]?.name ?? '', email }
      if (known.has(line)) duplicates.push(place)
      else known.add(line)
    }
  })
  return duplicates
}

async function insertMembers(tx: Transaction, groupId: string, importId: string, rows: ReturnType<typeof toRow>[]) {
  await tx.execute(sql`
    insert into ${members} (group_id, id, name, section, instrument, position, status, email, phone, birth_date, joined_on,
                            emergency_name, emergency_phone, notes, import_id)
    select ${groupId}, id, name, section, instrument, position, status, email, phone, "birthDate", "joinedOn",
           "emergencyName", "emergencyPhone", notes, ${importId}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as member (
           id uuid, name text, section section, instrument text, position text, status member_status, email text, phone text,
           "birthDate" date, "joinedOn" date, "emergencyName" text, "emergencyPhone" text, notes text)`)
}

async function findTaken(tx: Transaction, groupId: string, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

export function memberImportRepository(db: Database) {
  return {
    list: (groupId: string) => listImports(db, groupId, AREA),

    findFormat: (groupId: string, shape: string) => findImportFormat(db, groupId, AREA, shape),

    findDuplicates: (groupId: string, lines: Line[], onProgress: OnProgress) =>
      findDuplicates(db, groupId, lines, onProgress),

    /** All lines or none, but for people who are there already. Imports take turns, so that two of one file do not both find it new. */
    add(actor: Actor, batch: MemberImport, onProgress: OnProgress): Promise<ImportAnswer & { isNew: boolean }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        return addImport(
          tx,
          actor,
          { area: AREA, batch, lines: batch.members },
          {
            findDuplicates: () => findDuplicates(tx, groupId, batch.members),
            findTaken: (ids) => findTaken(tx, groupId, ids),
            insert: (lines) =>
              inPieces(lines.map(toRow), onProgress, async (rows) => {
                await renewForeignKeyPlans(tx, rows.length)
                await insertMembers(tx, groupId, batch.id, rows)
                await appendStatusHistory(
                  tx,
                  groupId,
                  rows.map(({ id }) => id),
                )
              }),
          },
        )
      })
    },

    /**
     * Takes the whole batch back, unless one of its members was changed since, has entries in the books, has answered or came to an
     * event: all that would be nobody's.
     * Who was removed by hand stays removed.
     */
    remove(actor: Actor, importId: string): Promise<void> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const { fileName } = await markImportRemoved(tx, groupId, AREA, importId)
        const ofBatch = and(eq(members.groupId, groupId), eq(members.importId, importId), isNull(members.deletedAt))
        const removed = await tx
          .update(members)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(
            and(
              ofBatch,
              eq(members.version, 1),
              sql`not exists (select from ${finances} where ${finances.groupId} = ${groupId}
                   and ${finances.memberId} = ${members.id} and ${finances.deletedAt} is null)`,
              ...[replies, eventAttendance].map(
                (table) => sql`not exists (select from ${table} where ${table.groupId} = ${groupId}
                   and ${table.memberId} = ${members.id})`,
              ),
            ),
          )
          .returning({ id: members.id })
        await deleteStatusHistory(
          tx,
          groupId,
          removed.map(({ id }) => id),
        )
        const [left] = await tx.select(memberColumns).from(members).where(ofBatch).limit(1)
        if (left !== undefined) throw new ApiError('conflict', { current: toMember(left) })
        await appendAudit(tx, actor, {
          action: 'member_import_removed',
          subject: { type: 'import', id: importId, name: fileName },
          before: { count: removed.length },
        })
      })
    },
  }
}
