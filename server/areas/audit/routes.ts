import { AllAuditEntries, listAuditEntriesCall, allEntriesCall, recordExportCall } from '@contract/audit'
import type { ExportKind } from '@contract/audit'
import type { Action, Subject } from '@contract/abilities'
import { appendAudit } from '../../platform/audit/auditEntries'
import { noteEverybodyRead } from '../../platform/audit/everybodyRead'
import { can } from '../../platform/auth/abilities'
import { assertProven, callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { ApiError } from '../../platform/http/errors'
import { notifyKeepers } from '../notices/notices'
import { auditRepository } from './auditRepository'
import { serve } from '../../platform/http/serve'
/** Who may read what the file is made of. */
const readers: Record<ExportKind, readonly [Action, Subject]> = {
  members: ['read', 'Member'],
  things: ['read', 'Member'],
  jubilees: ['read', 'Member'],
  finances: ['read', 'Finance'],
  movements: ['read', 'Finance'],
  journal: ['read', 'Finance'],
  datev: ['read', 'Finance'],
  budget: ['read', 'Finance'],
  analytics: ['read', 'Analytics'],
  attendance: ['manage', 'Analytics'],
  audit: ['manage', 'all'],
  answers: ['manage', 'Event'],
  fees: ['read', 'Finance'],
  levies: ['read', 'Finance'],
  pieces: ['read', 'Event'],
  performed: ['read', 'Analytics'],
  pool: ['manage', 'Event'],
}

/** Of these the call that gives all of them notes itself that it was made (platform/audit/everybodyRead.ts). */
const notedWhenRead: ReadonlySet<ExportKind> = new Set(['members', 'analytics', 'attendance', 'audit'])

export const auditRoutes: AreaRoutes = (app, { db }) => {
  const entries = auditRepository(db)

  serve(app, listAuditEntriesCall, (request) => entries.list(callerOf(request).groupId, request.query.config))

  serve(app, allEntriesCall, async (request, reply) => {
    const caller = callerOf(request)
    const all = await entries.all(caller.groupId, request.query.config)
    return replyList(reply, AllAuditEntries, await noteEverybodyRead(db, caller, 'audit', all))
  })

  serve(app, recordExportCall, async (request, reply) => {
    const caller = callerOf(request)
    const { what, count, of, isEverything = false } = request.body
    if (!can(caller.role, ...readers[what])) throw new ApiError('forbidden')
    if (isEverything) assertProven(caller)
    const subject = { type: 'export', name: what } as const
    await db.transaction(async (tx) => {
      if (!notedWhenRead.has(what))
        await appendAudit(tx, caller, { action: 'exported', subject, after: { count, ...(of && { name: of }) } })
      if (isEverything) await notifyKeepers(tx, caller, { kind: 'everything_exported', what, count })
    })
    return reply.code(204).send()
  })
}
