import { and, asc, eq, isNull } from 'drizzle-orm'
import type { OwnField, OwnFieldWrite } from '@contract/members/ownFields'
import { ownFieldReaders, ownFieldWriters } from '@contract/members/ownFields'
import { can } from '../../platform/auth/abilities'
import type { Caller } from '../../platform/auth/guard'
import { hiddenFrom, withoutHidden } from '../../platform/auth/memberFields'
import type { HiddenFields } from '../../platform/auth/memberFields'
import type { Database, Transaction } from '../../platform/db/database'
import { ownFields } from '../../platform/db/schema/members/ownFields'
import type { Member } from '@contract/members'

export const ownFieldColumns = {
  id: ownFields.id,
  name: ownFields.name,
  kind: ownFields.kind,
  options: ownFields.options,
  seenBy: ownFields.seenBy,
  writtenBy: ownFields.writtenBy,
  version: ownFields.version,
}
type Row = Pick<typeof ownFields.$inferSelect, keyof typeof ownFieldColumns>

export const toOwnField = ({ id, name, kind, options, seenBy, writtenBy, version }: Row): OwnField => ({
  id,
  name,
  kind,
  ...(options !== null && { options }),
  seenBy,
  writtenBy,
  version,
})

/** All columns of a write; words in the contract's order, ids in lower case, so that it compares with a stored row. */
export const ownFieldContent = ({ name, kind, options, seenBy, writtenBy }: OwnFieldWrite) => ({
  name,
  kind,
  options: options?.map((option) => ({ ...option, id: option.id.toLowerCase() })) ?? null,
  seenBy: ownFieldReaders.filter((reader) => seenBy.includes(reader)),
  writtenBy: ownFieldWriters.filter((writer) => writtenBy.includes(writer)),
})

const isShown = (groupId: string) => and(eq(ownFields.groupId, groupId), isNull(ownFields.deletedAt))
const inOrder = [asc(ownFields.position), asc(ownFields.id)]

/** In the group's order, without removed ones. */
export async function readOwnFields(db: Database | Transaction, groupId: string): Promise<OwnField[]> {
  const rows = await db
    .select(ownFieldColumns)
    .from(ownFields)
    .where(isShown(groupId))
    .orderBy(...inOrder)
  return rows.map(toOwnField)
}

/** The same, unchanged until the end of the transaction: a value is stored under the kind that it was checked by. */
export async function lockOwnFields(tx: Transaction, groupId: string): Promise<OwnField[]> {
  const rows = await tx
    .select(ownFieldColumns)
    .from(ownFields)
    .where(isShown(groupId))
    .orderBy(asc(ownFields.id))
    .for('share')
  return rows.map(toOwnField)
}

/** Also removed ones: their values are still stored. */
export async function readAllOwnFields(db: Database | Transaction, groupId: string): Promise<OwnField[]> {
  const rows = await db
    .select(ownFieldColumns)
    .from(ownFields)
    .where(eq(ownFields.groupId, groupId))
    .orderBy(...inOrder)
  return rows.map(toOwnField)
}

/** The fields that the caller may read, in the group's order. */
export async function readableOwnFields(db: Database, caller: Pick<Caller, 'groupId' | 'role'>): Promise<OwnField[]> {
  const fields = await readOwnFields(db, caller.groupId)
  if (can(caller.role, 'manage', 'Member')) return fields
  return fields.filter(({ seenBy }) => seenBy.some((reader) => reader === caller.role))
}

/** What a caller reads of members. */
export interface MemberView {
  hidden: HiddenFields
  /** The ids of own fields. All: also those of removed fields, so that what was read can be posted back. */
  ownFields: 'all' | ReadonlySet<string>
}

export async function memberViewOf(db: Database, caller: Pick<Caller, 'groupId' | 'role'>): Promise<MemberView> {
  if (can(caller.role, 'manage', 'Member')) return { hidden: await hiddenFrom(db, caller), ownFields: 'all' }
  const [hidden, fields] = await Promise.all([hiddenFrom(db, caller), readableOwnFields(db, caller)])
  return { hidden, ownFields: new Set(fields.map(({ id }) => id)) }
}

/** What is hidden is absent, as if the member had none. */
export function inView(member: Member, { hidden, ownFields: readable }: MemberView): Member {
  const shown = withoutHidden(member, hidden)
  if (readable === 'all' || shown.ownValues === undefined) return shown
  const { ownValues, ...rest } = shown
  const kept = Object.entries(ownValues).filter(([id]) => readable.has(id))
  return kept.length === 0 ? rest : { ...rest, ownValues: Object.fromEntries(kept) }
}
