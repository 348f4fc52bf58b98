import { createHash } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Import, ImportAnswer, ImportFormat, ImportHead } from '@contract/imports'
import type { BankFileFacts } from '@contract/finances/bankLines'
import type { Actor } from '../platform/audit/actor'
import { appendAudit } from '../platform/audit/auditEntries'
import type { Database, Transaction } from '../platform/db/database'
import { imports } from '../platform/db/schema/imports'
import { ApiError } from '../platform/http/errors'

type Area = (typeof imports.$inferSelect)['area']
type Row = Pick<typeof imports.$inferSelect, 'id' | 'fileName' | 'added' | 'updated' | 'duplicates' | 'createdAt'>

/** Where a line stands in the body of the call. */
export const pathOfLine = (area: Area, index: number) => `import.${area}.${index}`

const isImport = (groupId: string, id: string) => and(eq(imports.groupId, groupId), eq(imports.id, id))

function toImport({ id, fileName, added, updated, createdAt }: Row): Import {
  return { id, fileName, count: added, ...(updated !== null && { updated }), createdAt: createdAt.toISOString() }
}

const toAnswer = (row: Row): ImportAnswer => ({ import: toImport(row), added: row.added, duplicates: row.duplicates })

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const digestOf = (batch: ImportHead) => sha256(JSON.stringify(batch))

/** What was said of the newest file of that shape; one that was taken back counts only where there is no other. */
export async function findImportFormat(
  db: Database,
  groupId: string,
  area: Area,
  shape: string,
): Promise<ImportFormat | undefined> {
  const [row] = await db
    .select({ format: imports.format })
    .from(imports)
    .where(and(eq(imports.groupId, groupId), eq(imports.area, area), eq(imports.shape, sha256(shape))))
    .orderBy(desc(isNull(imports.removedAt)), desc(imports.createdAt), desc(imports.id))
    .limit(1)
  return row?.format ?? undefined
}

/** How many imports before are searched for what was said of words. */
const EARLIER_MAX = 5

/** What was said of the area's newest files, the newest first; what was taken back comes last. */
export async function findEarlierAnswers(db: Database, groupId: string, area: Area): Promise<string[]> {
  const rows = await db
    .select({ format: imports.format })
    .from(imports)
    .where(and(eq(imports.groupId, groupId), eq(imports.area, area), isNotNull(imports.format)))
    .orderBy(desc(isNull(imports.removedAt)), desc(imports.createdAt), desc(imports.id))
    .limit(EARLIER_MAX)
  return rows.flatMap(({ format }) => format?.answers ?? [])
}

export async function listImports(db: Database, groupId: string, area: Area): Promise<Import[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(and(eq(imports.groupId, groupId), eq(imports.area, area), isNull(imports.removedAt)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
  return rows.map(toImport)
}

/** The answer to what was sent before, word for word. Under its id anything else is a conflict, also once it was taken back. */
export async function findRepetition(
  tx: Transaction,
  groupId: string,
  area: Area,
  batch: ImportHead,
): Promise<ImportAnswer | undefined> {
  const [stored] = await tx.select().from(imports).where(isImport(groupId, batch.id))
  if (stored === undefined) return undefined
  const isSame = stored.area === area && stored.removedAt === null && stored.digest.equals(digestOf(batch))
  if (!isSame) throw new ApiError('conflict')
  return toAnswer(stored)
}

interface Line {
  id: string
  version?: number | undefined
}

/** A file makes records: no line may name a version, or an id that another line or a record has. */
function assertNewIds(lines: Line[], taken: Set<string>, area: Area): void {
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, { id, version }] of lines.entries()) {
    const path = pathOfLine(area, index)
    const folded = id.toLowerCase()
    if (version !== undefined) fields[`${path}.version`] = 'not_allowed'
    if (seen.has(folded) || taken.has(folded)) fields[`${path}.id`] = 'taken'
    seen.add(folded)
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
}

/** What an area does with its lines; ids are as the database writes them. */
interface Steps<Sent extends Line> {
  /** Indexes of the lines that stand there already. */
  findDuplicates: () => Promise<number[]>
  /** Which of the ids records of the area have. */
  findTaken: (ids: string[]) => Promise<Set<string>>
  insert: (lines: Sent[]) => Promise<void>
  /** How many records that are there `insert` changes besides. */
  updated?: number
}

/** Takes in the lines of a file, all or none but for those that stand there already; sent again, the same answer. */
export async function addImport<Sent extends Line>(
  tx: Transaction,
  actor: Actor,
  { area, batch, lines, source }: { area: Area; batch: ImportHead; lines: Sent[]; source?: string | undefined },
  { findDuplicates, findTaken, insert, updated }: Steps<Sent>,
): Promise<ImportAnswer & { isNew: boolean }> {
  const { groupId } = actor
  const repetition = await findRepetition(tx, groupId, area, batch)
  if (repetition !== undefined) return { ...repetition, isNew: false }
  const repeats = new Set(batch.repeats)
  const duplicates = new Set((await findDuplicates()).filter((index) => !repeats.has(index)))
  const fresh = lines.filter((_, index) => !duplicates.has(index))
  const ids = fresh.map(({ id }) => id.toLowerCase())
  assertNewIds(lines, await findTaken(ids), area)
  const counts = { added: fresh.length, duplicates: duplicates.size, ...(updated && { updated }) }
  return { ...(await insertImport(tx, actor, { area, batch, counts, source }, () => insert(fresh))), isNew: true }
}

interface InsertedImport {
  area: Area
  batch: ImportHead
  counts: { added: number; duplicates: number; updated?: number }
  /** What wrote the file (FileOrigin). */
  source?: string | undefined
  file?: BankFileFacts | undefined
}

/** Keeps that the batch came in, and what it brings by `insert`. */
export async function insertImport(
  tx: Transaction,
  actor: Actor,
  { area, batch, counts, source, file }: InsertedImport,
  insert: () => Promise<void>,
): Promise<ImportAnswer> {
  const { id, fileName, format: said } = batch
  const format = said && { shape: sha256(said.shape), format: { columns: said.columns, answers: said.answers } }
  const facts = file && { bankFormat: file.format, statementFrom: file.from, statementTo: file.to }
  const from = source !== undefined && { source: sha256(source) }
  const [stored] = await tx
    .insert(imports)
    .values({
      groupId: actor.groupId,
      id,
      area,
      fileName,
      digest: digestOf(batch),
      ...counts,
      ...format,
      ...facts,
      ...from,
    })
    .returning()
  if (stored === undefined) throw new ApiError('internal')
  await insert()
  const action = area === 'members' ? 'members_imported' : 'finances_imported'
  const { added: count, duplicates: alreadyThere, updated } = counts
  await appendAudit(tx, actor, {
    action,
    subject: { type: 'import', id, name: fileName },
    after: { count, alreadyThere, ...(updated !== undefined && { updated }) },
  })
  return toAnswer(stored)
}

/** Answers what its file was called. Of a batch that never was, or is taken back already, there is nothing to take back: `not_found`. */
export async function markImportRemoved(
  tx: Transaction,
  groupId: string,
  area: Area,
  id: string,
): Promise<{ fileName: string }> {
  const [ended] = await tx
    .update(imports)
    .set({ removedAt: sql`now()` })
    .where(and(isImport(groupId, id), eq(imports.area, area), isNull(imports.removedAt)))
    .returning({ fileName: imports.fileName })
  if (ended === undefined) throw new ApiError('not_found')
  return ended
}
