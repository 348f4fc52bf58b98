import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Import, ImportAnswer } from '@contract/imports'
import type { Database } from '../../platform/db/database'
import { imports } from '../../platform/db/schema/imports'
import type { Transaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'

type Area = (typeof imports.$inferSelect)['area']
type Row = Pick<typeof imports.$inferSelect, 'id' | 'fileName' | 'added' | 'duplicates' | 'createdAt'>

interface Batch {
  id: string
  fileName: string
}

const isImport = (groupId: string, id: string) => and(eq(imports.groupId, groupId), eq(imports.id, id))

function toImport({ id, fileName, added, createdAt }: Row): Import {
  return { id, fileName, count: added, createdAt: createdAt.toISOString() }
}

const toAnswer = (row: Row): ImportAnswer => ({ import: toImport(row), added: row.added, duplicates: row.duplicates })

function digestOf(batch: Batch): Buffer {
  return createHash('sha256').update(JSON.stringify(batch)).digest()
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
  batch: Batch,
): Promise<ImportAnswer | undefined> {
  const [stored] = await tx.select().from(imports).where(isImport(groupId, batch.id))
  if (stored === undefined) return undefined
  const isSame = stored.area === area && stored.removedAt === null && stored.digest.equals(digestOf(batch))
  if (!isSame) throw new ApiError('conflict')
  return toAnswer(stored)
}

export async function appendImport(
  tx: Transaction,
  groupId: string,
  area: Area,
  batch: Batch,
  counts: { added: number; duplicates: number },
): Promise<ImportAnswer> {
  const { id, fileName } = batch
  const values = { groupId, id, area, fileName, digest: digestOf(batch), ...counts }
  const [kept] = await tx.insert(imports).values(values).returning()
  if (kept === undefined) throw new ApiError('internal')
  return toAnswer(kept)
}

/** Takes note that the batch is taken back; of one that never was, or was already, there is nothing to take back. */
export async function markImportRemoved(tx: Transaction, groupId: string, area: Area, id: string): Promise<void> {
  const ended = await tx
    .update(imports)
    .set({ removedAt: sql`now()` })
    .where(and(isImport(groupId, id), eq(imports.area, area), isNull(imports.removedAt)))
    .returning({ id: imports.id })
  if (ended.length === 0) throw new ApiError('not_found')
}
