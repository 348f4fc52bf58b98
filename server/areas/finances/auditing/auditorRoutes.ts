import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import { idBody, idQuery } from '@contract/primitives'
import {
  AuditDetail,
  AuditEntries,
  AuditEntriesQuery,
  AuditOverview,
  AuditorLinkAnswer,
  AuditorLinkBody,
  AuditorLinkDetail,
  AuditorLinkList,
  DrawBody,
  MarkBody,
  RemarkAnswer,
  RemarkAnswerBody,
  RemarkBody,
} from '@contract/treasury/auditing'
import { numberedName } from '@contract/treasury/vouchers'
import { auditorOf, callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { RECEIPT_POLICY, asAttachment } from '../receipts/attachments'
import { receiptRepository } from '../receipts/receiptRepository'
import { auditBooks } from './auditBooks'
import { auditorLinkRepository } from './auditorLinkRepository'
import { remarks } from './remarks'
import { samples } from './samples'

/** Also of what reads alone: the answer has the link in it. */
const keep: { access: Access } = { access: ['manage', 'Finance'] }
/** A minute, from one address. */
const CALLS_PER_ADDRESS = 240
const byLink: { access: Access; rateLimit: { max: number } } = {
  access: 'auditor',
  rateLimit: { max: CALLS_PER_ADDRESS },
}
const refusals = { 410: ErrorBody, 429: ErrorBody }

export const auditorRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const links = auditorLinkRepository(dependencies)
  const books = auditBooks(db)
  const drawn = samples(db)
  const said = remarks(db)
  const receipts = receiptRepository(db)

  app.get(
    '/finances/list-auditor-links',
    { config: keep, schema: { response: { 200: AuditorLinkList } } },
    async (request) => ({
      links: await links.list(callerOf(request).groupId),
    }),
  )

  app.get(
    '/finances/find-auditor-link',
    { config: keep, schema: { querystring: idQuery, response: { 200: AuditorLinkDetail, 404: ErrorBody } } },
    (request) => links.find(callerOf(request), request.query.id),
  )

  app.post(
    '/finances/add-auditor-link',
    {
      config: keep,
      schema: { body: AuditorLinkBody, response: { 200: AuditorLinkAnswer, 201: AuditorLinkAnswer, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { link, isNew } = await links.add(callerOf(request), request.body.link)
      return reply.code(isNew ? 201 : 200).send({ link })
    },
  )

  app.post(
    '/finances/withdraw-auditor-link',
    { config: keep, schema: { body: idBody, response: { 200: AuditorLinkAnswer, 404: ErrorBody } } },
    async (request) => ({ link: await links.withdraw(callerOf(request), request.body.id) }),
  )

  app.post(
    '/finances/answer-remark',
    { config: keep, schema: { body: RemarkAnswerBody, response: { 200: RemarkAnswer, 404: ErrorBody } } },
    async (request) => ({ remark: await said.answer(callerOf(request), request.body) }),
  )

  app.get(
    '/auditor/overview',
    { config: byLink, schema: { response: { 200: AuditOverview, ...refusals } } },
    async (request) => {
      const auditor = auditorOf(request)
      const [overview, detail] = await Promise.all([books.overview(auditor), links.ofAuditor(auditor)])
      return { ...overview, ...detail }
    },
  )

  app.get(
    '/auditor/list-entries',
    { config: byLink, schema: { querystring: AuditEntriesQuery, response: { 200: AuditEntries, ...refusals } } },
    (request) => books.list(auditorOf(request), request.query.config),
  )

  app.get(
    '/auditor/receipt',
    {
      config: byLink,
      schema: { querystring: idQuery, produces: ['application/octet-stream'], response: { 200: z.unknown() } },
    },
    async (request, reply) => {
      const auditor = auditorOf(request)
      const { name, entry } = await books.findReceipt(auditor, request.query.id)
      const { receipt, pieces } = await receipts.open(auditor.groupId, request.query.id)
      return reply
        .type(receipt.type)
        .header('content-length', receipt.size)
        .header('content-disposition', asAttachment(numberedName(entry.voucher, name)))
        .header('content-security-policy', RECEIPT_POLICY)
        .send(Readable.from(pieces, { objectMode: false }))
    },
  )

  app.post(
    '/auditor/draw-sample',
    { config: byLink, schema: { body: DrawBody, response: { 200: AuditDetail, ...refusals } } },
    async (request) => {
      await drawn.draw(auditorOf(request), request.body.size)
      return links.ofAuditor(auditorOf(request))
    },
  )

  app.post(
    '/auditor/mark-entry',
    { config: byLink, schema: { body: MarkBody, response: { 200: MarkBody, 404: ErrorBody, ...refusals } } },
    async (request) => {
      const { financeId, mark } = request.body
      await drawn.mark(auditorOf(request), financeId, mark)
      return { financeId, mark }
    },
  )

  app.post(
    '/auditor/add-remark',
    {
      config: byLink,
      schema: { body: RemarkBody, response: { 200: RemarkAnswer, 404: ErrorBody, 409: ErrorBody, ...refusals } },
    },
    async (request) => ({ remark: await said.add(auditorOf(request), request.body.remark) }),
  )
}
