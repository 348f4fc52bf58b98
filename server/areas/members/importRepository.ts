import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { foldText } from '@contract/foldText'
import type { ImportAnswer } from '@contract/imports'
import type { MemberImport } from '@contract/memberImports'
import type { Database, Transaction } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { ApiError } from '../../platform/http/errors'
import { addImport, listImports, markImportRemoved } from '../importBatches'
import { memberColumns, toMember, toRow } from './memberRows'
import { deleteStatusHistory, appendStatusHistory } from './statusHistory'

const AREA = 'members'

interface Line {
  name: string
  email?: string | undefined
}

const fold = (name: string) => foldText(name).replace(/\s+/g, ' ')

/** Who is known already, by e-mail, or by name where one of the two has no e-mail. */
function knownPeople() {
  const emails = new Set<string>()
  const names = new Map<string, { isBare: boolean }>()
  return {
    has({ name, email }: Line): boolean {
      const namesake = names.get(fold(name))
      if (email === undefined) return namesake !== undefined
      return emails.has(email.toLowerCase()) || namesake?.isBare === true
    },
    add({ name, email }: Line): void {
      const isBare = email === undefined || names.get(fold(name))?.isBare === true
      names.set(fold(name), { isBare })
      if (email !== undefined) emails.add(email.toLowerCase())
    },
  }
}

/** Places of the lines whose person is in the group already, or stands in an earlier line. */
async function findDuplicates(db: Database | Transaction, groupId: string, lines: Line[]): Promise<number[]> {
  const stored = await db
    .select({ name: members.name, email: members.email })
    .from(members)
    .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
  const known = knownPeople()
  for (const { name, email } of stored) known.add({ name, email: email ?? undefined })
  return lines.flatMap((line, index) => {
    if (known.has(line)) return [index]
    known.add(line)
    return []
  })
}

/** Imports take turns, so that two of one file at once do not both find it new. */
async function lockImports(tx: Transaction, groupId: string): Promise<void> {
  await tx.select({ id: groups.groupId }).from(groups).where(eq(groups.groupId, groupId)).for('no key update')
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
    .where(and(eq(members.groupId, groupId), sql`${members.id} = any(${sql.param(ids)}::uuid[])`))
  return new Set(rows.map(({ id }) => id))
}

export function memberImportRepository(db: Database) {
  return {
    list: (groupId: string) => listImports(db, groupId, AREA),

    findDuplicates: (groupId: string, lines: Line[]) => findDuplicates(db, groupId, lines),

    /** All lines or none, but for people who are there already. */
    add(groupId: string, batch: MemberImport): Promise<ImportAnswer & { isNew: boolean }> {
      return db.transaction(async (tx) => {
        await lockImports(tx, groupId)
        return addImport(
          tx,
          groupId,
          { area: AREA, batch, lines: batch.members },
          {
            findDuplicates: () => findDuplicates(tx, groupId, batch.members),
            findTaken: (ids) => findTaken(tx, groupId, ids),
            insert: async (lines, ids) => {
              await insertMembers(tx, groupId, batch.id, lines.map(toRow))
              await appendStatusHistory(tx, groupId, ids)
            },
          },
        )
      })
    },

    /** Takes the whole batch back, unless one of its members was changed since. Who was removed by hand stays removed. */
    remove(groupId: string, importId: string): Promise<void> {
      return db.transaction(async (tx) => {
        await lockImports(tx, groupId)
        await markImportRemoved(tx, groupId, AREA, importId)
        const ofBatch = and(eq(members.groupId, groupId), eq(members.importId, importId), isNull(members.deletedAt))
        const removed = await tx
          .update(members)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(ofBatch, eq(members.version, 1)))
          .returning({ id: members.id })
        await deleteStatusHistory(
          tx,
          groupId,
          removed.map(({ id }) => id),
        )
        const [changed] = await tx
          .select(memberColumns)
          .from(members)
          .where(and(ofBatch, ne(members.version, 1)))
          .limit(1)
        if (changed !== undefined) throw new ApiError('conflict', { current: toMember(changed) })
      })
    },
  }
}
