import {
  listAuditorLinksCall,
  findAuditorLinkCall,
  listAuditedEntriesCall,
  addAuditorLinkCall,
  renewAuditorLinkCall,
  withdrawAuditorLinkCall,
  answerRemarkCall,
  auditorOverviewCall,
  listAuditorEntriesCall,
  auditorReceiptCall,
  drawSampleCall,
  markEntryCall,
  addRemarkCall,
  resolveRemarkCall,
} from '@contract/finances/auditing'
import { auditorJournalCall } from '@contract/finances/journal'
import { numberedName } from '@contract/finances/vouchers'
import { auditorOf, callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { journalFile } from '../accounts/public'
import { receiptRepository } from '../receipts/public'
import { auditBooks } from './auditBooks'
import { auditorLinkRepository } from './auditorLinkRepository'
import { remarks } from './remarks'
import { samples } from './samples'
import { ticks } from './ticks'
import { sendAttachment } from '../../../platform/files/attachments'
import { serve } from '../../../platform/http/serve'
/** Per minute, route and address. */
const CALLS_PER_ADDRESS = 240
export const auditorRoutes: AreaRoutes = (app, dependencies) => {
  const { db } = dependencies
  const links = auditorLinkRepository(db)
  const books = auditBooks(db)
  const drawn = samples(db)
  const marked = ticks(db)
  const said = remarks(db)
  const receipts = receiptRepository(db)

  serve(app, listAuditorLinksCall, async (request) => ({
    links: await links.list(callerOf(request).groupId),
  }))

  serve(app, findAuditorLinkCall, (request) => links.find(callerOf(request), request.query.id))

  serve(app, listAuditedEntriesCall, (request) =>
    links.entries(callerOf(request), request.query.id, request.query.config),
  )

  serve(app, addAuditorLinkCall, async (request, reply) => {
    const made = await links.add(callerOf(request), request.body.link)
    return reply.code(made.token === undefined ? 200 : 201).send(made)
  })

  serve(app, renewAuditorLinkCall, (request) => links.renew(callerOf(request), request.body.id))

  serve(app, withdrawAuditorLinkCall, async (request) => ({
    link: await links.withdraw(callerOf(request), request.body.id),
  }))

  serve(app, answerRemarkCall, async (request) => ({ remark: await said.answer(callerOf(request), request.body) }))

  serve(
    app,
    auditorOverviewCall,
    async (request) => {
      const auditor = auditorOf(request)
      const [overview, detail] = await Promise.all([books.overview(auditor), links.ofAuditor(auditor)])
      return { ...overview, ...detail }
    },
    { rateLimit: { max: CALLS_PER_ADDRESS } },
  )

  serve(app, listAuditorEntriesCall, (request) => books.list(auditorOf(request), request.query.config), {
    rateLimit: { max: CALLS_PER_ADDRESS },
  })

  serve(
    app,
    auditorReceiptCall,
    async (request, reply) => {
      const auditor = auditorOf(request)
      const { name, entry } = await books.findReceipt(auditor, request.query.id)
      const { receipt, chunks } = await receipts.open(auditor.groupId, request.query.id)
      return sendAttachment(reply, { ...receipt, name: numberedName(entry.voucher, name) }, chunks)
    },
    { rateLimit: { max: CALLS_PER_ADDRESS }, schema: { produces: ['application/octet-stream'] } },
  )

  serve(
    app,
    auditorJournalCall,
    async (request, reply) => {
      const { form, locale } = request.body
      const { file, stream } = journalFile(await books.journal(auditorOf(request)), form, locale)
      return sendAttachment(reply, file, stream)
    },
    {
      rateLimit: { max: CALLS_PER_ADDRESS },
      schema: { produces: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    },
  )

  serve(
    app,
    drawSampleCall,
    async (request) => {
      await drawn.draw(auditorOf(request), request.body.size)
      return links.ofAuditor(auditorOf(request))
    },
    { rateLimit: { max: CALLS_PER_ADDRESS } },
  )

  serve(app, markEntryCall, (request) => marked.mark(auditorOf(request), request.body), {
    rateLimit: { max: CALLS_PER_ADDRESS },
  })

  serve(app, addRemarkCall, async (request) => ({ remark: await said.add(auditorOf(request), request.body.remark) }), {
    rateLimit: { max: CALLS_PER_ADDRESS },
  })

  serve(app, resolveRemarkCall, async (request) => ({ remark: await said.resolve(auditorOf(request), request.body) }), {
    rateLimit: { max: CALLS_PER_ADDRESS },
  })
}
