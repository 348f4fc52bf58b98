import { isDeepStrictEqual } from 'node:util'
import { v7 as newId } from 'uuid'
import { sql } from 'drizzle-orm'
import { AuditFields } from '@contract/audit'
import type { AuditAction, AuditSubjectType } from '@contract/audit'
import type { Transaction } from '../db/database'
import { auditEntries } from '../db/schema/auditEntries'
import type { Actor } from './actor'

export interface AuditSubject {
  type: AuditSubjectType
  id?: string
  /** As people know it now. Absent: it has none. */
  name?: string | undefined
}

/** An account as what an entry is about. */
export function userSubject({ userId, name }: Pick<Actor, 'userId' | 'name'>): AuditSubject {
  return { type: 'user', id: userId, name }
}

export interface NewAuditEntry {
  action: AuditAction
  subject: AuditSubject
  /** What it was and what it is. Of what both say alike nothing is kept, nor of fields that the contract does not name. */
  before?: AuditFields
  after?: AuditFields
  /** Of a change, what says where it was made and was not changed itself: at which event, of how many. Kept on both sides alike. */
  context?: AuditFields
}

const names = new Set(Object.keys(AuditFields.shape))

const isEmpty = (fields: AuditFields | undefined) => fields !== undefined && Object.keys(fields).length === 0

const fieldsOf = (value: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(value).filter(([name, field]) => names.has(name) && field !== undefined))

function changedFields({ before, after, context = {} }: NewAuditEntry): { before?: AuditFields; after?: AuditFields } {
  if (before === undefined || after === undefined)
    return { ...(before && { before: fieldsOf(before) }), ...(after && { after: fieldsOf(after) }) }
  const [old, now] = [new Map(Object.entries(fieldsOf(before))), new Map(Object.entries(fieldsOf(after)))]
  const only = (fields: Map<string, unknown>, others: Map<string, unknown>): AuditFields =>
    Object.fromEntries([...fields].filter(([name, field]) => !isDeepStrictEqual(field, others.get(name))))
  const [was, is] = [only(old, now), only(now, old)]
  if (isEmpty(was) && isEmpty(is)) return { before: was, after: is }
  const kept = fieldsOf(context)
  return { before: { ...was, ...kept }, after: { ...is, ...kept } }
}

/** A row of the table. Undefined: nothing has changed. */
export function toAuditRow(actor: Actor, entry: NewAuditEntry) {
  const { action, subject } = entry
  const { before, after } = changedFields(entry)
  if (isEmpty(before) && isEmpty(after)) return undefined
  return {
    groupId: actor.groupId,
    id: newId(),
    at: sql`clock_timestamp()`,
    actorId: actor.userId,
    actorName: actor.name,
    action,
    subjectType: subject.type,
    subjectId: subject.id?.toLowerCase(),
    subjectName: subject.name,
    before,
    after,
    address: actor.address,
    device: actor.device,
    requestId: actor.requestId,
  }
}

/**
 * Takes note of a change. Belongs into the transaction that makes it, so that neither is there without the other. A replace that
 * changed nothing is not noted.
 */
export async function appendAudit(tx: Transaction, actor: Actor, entry: NewAuditEntry): Promise<void> {
  const row = toAuditRow(actor, entry)
  if (row !== undefined) await tx.insert(auditEntries).values(row)
}

/** Several that one call did, in one statement. Those in which nothing changed are not noted. */
export async function appendAudits(tx: Transaction, actor: Actor, entries: readonly NewAuditEntry[]): Promise<void> {
  const rows = entries.flatMap((entry) => toAuditRow(actor, entry) ?? [])
  if (rows.length > 0) await tx.insert(auditEntries).values(rows)
}

/** The same of what nobody did who was signed in, but who runs the server. */
export async function appendServerAudit(tx: Transaction, groupId: string, entry: NewAuditEntry): Promise<void> {
  const row = toAuditRow({ groupId, userId: '', name: '' }, entry)
  if (row !== undefined) await tx.insert(auditEntries).values({ ...row, actorId: null, actorName: null })
}
