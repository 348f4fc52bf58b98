import { ErrorBody } from '@contract/errors'
import * as z from 'zod/mini'
import { AllAuditEntries, AllAuditQuery, AuditList, AuditListQuery, ExportRecord } from '@contract/audit'
import type { ExportKind } from '@contract/audit'
import type { Action, Subject } from '@contract/auth'
import { appendAudit } from '../../platform/audit/auditEntries'
import { can } from '../../platform/auth/abilities'
import { assertProven, callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { ApiError } from '../../platform/http/errors'
import { auditRepository } from './auditRepository'

/** The administrator's alone: it says of everybody what they did. */
const read: { access: Access } = { access: ['manage', 'all'] }

/** Who may read what the file is made of. */
const readers: Record<ExportKind, readonly [Action, Subject]> = {
  members: ['read', 'Member'],
  finances: ['read', 'Finance'],
  analytics: ['read', 'Analytics'],
  audit: ['manage', 'all'],
  answers: ['manage', 'Event'],
  fees: ['read', 'Finance'],
  levies: ['read', 'Finance'],
}

export const auditRoutes: AreaRoutes = (app, { db }) => {
  const entries = auditRepository(db)

  app.get(
    '/audit/list-entries',
    { config: read, schema: { querystring: AuditListQuery, response: { 200: AuditList } } },
    (request) => entries.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/audit/all-entries',
    { config: read, schema: { querystring: AllAuditQuery, response: { 200: AllAuditEntries } } },
    async (request, reply) =>
      replyList(reply, AllAuditEntries, await entries.all(callerOf(request).groupId, request.query.config)),
  )

  app.post(
    '/audit/record-export',
    {
      config: { access: 'signed-in' },
      schema: { body: ExportRecord, response: { 204: z.undefined(), 403: ErrorBody } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { what, count, isEverything = false } = request.body
      if (!can(caller.role, ...readers[what])) throw new ApiError('forbidden')
      if (isEverything) assertProven(caller)
      const subject = { type: 'export', name: what } as const
      await db.transaction((tx) => appendAudit(tx, caller, { action: 'exported', subject, after: { count } }))
      return reply.code(204).send()
    },
  )
}
