import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { ImportAnswer, ImportFormats } from '@contract/imports'
import type { MemberDuplicates, MemberImport, MemberLine } from '@contract/memberImports'
import type { Member } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { renewForeignKeyPlans } from '../../platform/db/foreignKeyPlans'
import { isIn } from '../../platform/db/isIn'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { finances } from '../../platform/db/schema/finances/finances'
import { members } from '../../platform/db/schema/members'
import { replies } from '../../platform/db/schema/calendar/replies'
import { ApiError } from '../../platform/http/errors'
import { setFeeClasses } from '../finances/dues/public'
import { withLedger } from '../finances/ledger/public'
import { withGroupLock } from '../../platform/http/groupLock'
import { inPieces } from '../../platform/http/progress'
import type { OnProgress } from '../../platform/http/progress'
import {
  addImport,
  findEarlierAnswers,
  findImportFormat,
  listImports,
  markImportRemoved,
  pathOfLine,
} from '../importBatches'
import { matchLines } from './importMatching'
import type { KnownLine } from './importMatching'
import { restoreMembers, updateMembers } from './importUpdates'
import { followEmergencyWrites } from './emergencyContacts'
import { attachGuardians, guardiansIn, readGuardiansOf } from './importedGuardians'
import { memberColumns, toMember, toRow } from './memberRows'
import { readOwnFields } from './ownFieldRows'
import { mergeOwnValues } from './ownValues'
import { keepSpellings } from './sectionRepository'
import { readPlaces } from './scorePlaces'
import { followWrites, markNeverMembers } from './memberStepRows'

const AREA = 'members'

/** Without case, accents and doubled spaces. */
const foldName = (name: SQLWrapper) => sql<string>`regexp_replace(fold_text(${name}), '\\s+', ' ', 'g')`

/** The lines that are not new members. `taken`: people whom the same import changes. */
async function findKnown(
  db: Database | Transaction,
  groupId: string,
  lines: MemberLine[],
  { taken = new Set(), onProgress }: { taken?: ReadonlySet<string>; onProgress?: OnProgress } = {},
): Promise<{ known: KnownLine[]; people: Map<string, Member> }> {
  const stored = await db
    .select({ ...memberColumns, folded: foldName(members.name) })
    .from(members)
    .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
  const people = stored.map(({ folded, ...row }) => ({ folded, member: toMember(row) }))
  const folded: (MemberLine & { folded: string })[] = []
  await inPieces(lines, onProgress, async (piece) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select ${foldName(sql`line.name`)} as name
        from unnest(${sql.param(piece.map(({ name }) => name))}::text[]) with ordinality as line (name, place)
       order by line.place`)
    for (const [at, line] of piece.entries()) folded.push({ ...line, folded: rows[at]?.name ?? '' })
  })
  const known = matchLines(
    people.map(({ folded: name, member: { version: _version, ...person } }) => ({ ...person, folded: name })),
    folded,
    taken,
  )
  return { known, people: new Map(people.map(({ member }) => [member.id, member])) }
}

/** The lines as rows; throws `invalid` with what is wrong in own values of any, by the line's place in the file. */
function newRows(fields: readonly OwnField[], actor: Actor, batch: MemberImport, fresh: MemberImport['members']) {
  const places = new Map(batch.members.map((line, index) => [line, index]))
  const writer = { as: 'manager', name: actor.name } as const
  const wrong: Record<string, string> = {}
  const rows = fresh.map((line) => {
    const { values, errors } = mergeOwnValues(fields, { given: line.ownValues, stored: {} }, writer)
    for (const [id, error] of errors) wrong[`${pathOfLine(AREA, places.get(line) ?? 0)}.ownValues.${id}`] = error
    return toRow(line, values)
  })
  if (Object.keys(wrong).length > 0) throw new ApiError('invalid', { fields: wrong })
  return rows
}

async function insertMembers(tx: Transaction, groupId: string, importId: string, rows: ReturnType<typeof toRow>[]) {
  const placeOf = await readPlaces(tx, groupId)
  const placed = rows.map((row) => ({ ...row, scorePlace: placeOf(row) }))
  await tx.execute(sql`
    insert into ${members} (group_id, id, name, family_name, called_name, section, instrument, part, seat, second_instrument, score_place, position, status, email, phone, other_phones, other_emails, address,
                            birth_date, joined_on, left_on, emergency_name, emergency_phone, notes, own_values, import_id)
    select ${groupId}, id, name, "familyName", "calledName", section, instrument, part, seat, "secondInstrument", "scorePlace", position, status, email, phone, "otherPhones", "otherEmails", address,
           "birthDate", "joinedOn", "leftOn", "emergencyName", "emergencyPhone", notes, "ownValues", ${importId}
      from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as member (
           id uuid, name text, "familyName" text, "calledName" text, section section, instrument text, part smallint, seat smallint, "secondInstrument" text, "scorePlace" integer,
           position text, status member_status, email text, phone text, "otherPhones" jsonb, "otherEmails" jsonb, address jsonb, "birthDate" date, "joinedOn" date, "leftOn" date,
           "emergencyName" text, "emergencyPhone" text, notes text, "ownValues" jsonb)`)
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

    async findFormat(groupId: string, shape: string): Promise<ImportFormats> {
      const [format, earlier] = await Promise.all([
        findImportFormat(db, groupId, AREA, shape),
        findEarlierAnswers(db, groupId, AREA),
      ])
      return { ...(format && { format }), ...(earlier.length > 0 && { earlier }) }
    },

    async findDuplicates(groupId: string, lines: MemberLine[], onProgress: OnProgress): Promise<MemberDuplicates> {
      const { known, people } = await findKnown(db, groupId, lines, { onProgress })
      const guardians = await readGuardiansOf(
        db,
        groupId,
        known.flatMap(({ id }) => id ?? []),
      )
      return {
        duplicates: known.map(({ place }) => place),
        known: known.flatMap(({ place, id = '' }) => {
          const member = people.get(id)
          const own = guardians.get(id)
          return member ? [{ place, member, ...(own && { guardians: own }) }] : []
        }),
      }
    },

    /**
     * Adds all lines or none, without those of existing members, and applies all updates or none, each only if the member is unchanged
     * since it was read. Imports are serialised, so that two of one file do not both add it.
     */
    add(actor: Actor, batch: MemberImport, onProgress: OnProgress): Promise<ImportAnswer & { isNew: boolean }> {
      const { groupId } = actor
      return withLedger(db, actor, async (ledger) => {
        const { tx } = ledger
        const { members: lines, updates = [] } = batch
        const hasOwn = [...lines, ...updates].some(({ ownValues }) => ownValues !== undefined)
        const fields = hasOwn ? await readOwnFields(tx, groupId) : []
        return addImport(
          tx,
          actor,
          { area: AREA, batch, lines },
          {
            findDuplicates: async () => {
              const said = lines.map(({ id: _id, version: _version, feeClassId: _class, ...line }) => line)
              const taken = new Set(updates.map(({ id }) => id.toLowerCase()))
              return (await findKnown(tx, groupId, said, { taken })).known.map(({ place }) => place)
            },
            findTaken: (ids) => findTaken(tx, groupId, ids),
            updated: updates.length,
            insert: async (fresh) => {
              const rows = newRows(fields, actor, batch, fresh)
              const guardians = guardiansIn(fresh)
              await inPieces(rows, onProgress, async (piece) => {
                await renewForeignKeyPlans(tx, piece.length)
                await insertMembers(tx, groupId, batch.id, piece)
                const writes = piece.map((row) => ({ memberId: row.id, before: undefined, after: row }))
                await followWrites(tx, groupId, writes)
                await followEmergencyWrites(tx, groupId, writes)
                const ids = new Set(piece.map(({ id }) => id))
                await attachGuardians(
                  tx,
                  groupId,
                  guardians.filter(({ memberId }) => ids.has(memberId)),
                )
              })
              const places = new Map(lines.map(({ id }, place) => [id, place]))
              const classes = fresh.flatMap(({ id: memberId, feeClassId: classId }) =>
                classId === undefined ? [] : [{ memberId, classId, place: places.get(memberId) ?? 0 }],
              )
              if (classes.length > 0)
                await setFeeClasses(ledger, classes, (at) => `${pathOfLine(AREA, classes[at]?.place ?? 0)}.feeClassId`)
              await updateMembers(tx, actor, batch.id, updates, fields)
              await keepSpellings(tx, groupId, batch.spellings ?? [], batch.listed ?? [])
            },
          },
        )
      })
    },

    /**
     * Undoes the whole import and restores the previous values of the members it changed. Refused if one of its members was changed
     * since, has entries in the books, or answered or attended an event, as those would lose their member. Members removed by hand stay
     * removed.
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
        await markNeverMembers(
          tx,
          groupId,
          removed.map(({ id }) => id),
        )
        const changedBack = await restoreMembers(tx, actor, importId)
        const [left] = await tx.select(memberColumns).from(members).where(ofBatch).limit(1)
        if (left !== undefined) throw new ApiError('conflict', { current: toMember(left) })
        await appendAudit(tx, actor, {
          action: 'member_import_removed',
          subject: { type: 'import', id: importId, name: fileName },
          before: { count: removed.length, ...(changedBack > 0 && { updated: changedBack }) },
        })
      })
    },
  }
}
