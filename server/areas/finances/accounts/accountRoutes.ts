import { Readable } from 'node:stream'
import {
  listAccountsCall,
  addAccountCall,
  removeAccountCall,
  accountMovementsCall,
  accountMonthsCall,
  listTransfersCall,
  addTransferCall,
  removeTransferCall,
  transferHistoryCall,
} from '@contract/finances/accounts'
import { changeDatevCall, checkDatevCall, findDatevCall, makeDatevCall } from '@contract/finances/datev'
import { journalCall } from '@contract/finances/journal'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { accountMonthRepository } from './accountMonths'
import { accountMovementRepository } from './accountMovements'
import { accountRepository } from './accountRepository'
import { datevRepository } from './datevBatch'
import { datevSettingsRepository } from './datevSettingsRepository'
import { transferRepository } from './transferRepository'
import { sendAttachment } from '../../../platform/files/attachments'
import { invalidField } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import { readJournal } from './journal'
import { journalFile } from './journalFile'
export const accountRoutes: AreaRoutes = (app, { db }) => {
  const accounts = accountRepository(db)
  const movements = accountMovementRepository(db)
  const months = accountMonthRepository(db)
  const transfers = transferRepository(db)
  const datev = datevRepository(db)
  const datevSettings = datevSettingsRepository(db)

  serve(app, listAccountsCall, (request) => accounts.list(callerOf(request).groupId, request.query.on))

  serve(app, addAccountCall, async (request, reply) => {
    const { account, isNew } = await accounts.save(callerOf(request), request.body)
    return reply.code(isNew ? 201 : 200).send({ account })
  })

  serve(app, removeAccountCall, async (request) => {
    await accounts.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, accountMovementsCall, (request) => movements.list(callerOf(request).groupId, request.query.config))

  serve(
    app,
    journalCall,
    async (request, reply) => {
      const caller = callerOf(request)
      const { form, locale, ...asked } = request.body
      const journal = await readJournal(db, caller.groupId, asked)
      const count = journal.accounts.reduce((sum, account) => sum + account.count, 0)
      const [only, ...more] = journal.accounts
      const of = more.length === 0 ? only?.name : undefined
      // Recorded before the file is sent: an unrecorded export must not happen.
      await db.transaction((tx) =>
        appendAudit(tx, caller, {
          action: 'exported',
          subject: { type: 'export', name: 'journal' },
          after: { count, ...(of !== undefined && { name: of }) },
        }),
      )
      const { file, stream } = journalFile(journal, form, locale)
      return sendAttachment(reply, file, stream)
    },
    { schema: { produces: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] } },
  )

  serve(app, accountMonthsCall, (request) => months.list(callerOf(request).groupId, request.query.accountId))

  serve(app, listTransfersCall, (request) => transfers.list(callerOf(request).groupId, request.query.config))

  serve(app, addTransferCall, async (request, reply) => {
    const { transfer, isNew } = await transfers.save(callerOf(request), request.body.transfer)
    return reply.code(isNew ? 201 : 200).send({ transfer })
  })

  serve(app, removeTransferCall, async (request) => {
    await transfers.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, transferHistoryCall, (request) => transfers.history(callerOf(request).groupId, request.query.id))

  serve(app, findDatevCall, async (request) => {
    const settings = await datevSettings.find(callerOf(request).groupId)
    return settings === undefined ? {} : { settings }
  })

  serve(app, changeDatevCall, async (request) => ({
    settings: await datevSettings.replace(callerOf(request), request.body.settings),
  }))

  serve(app, checkDatevCall, (request) => {
    const { from, to } = request.query
    if (from > to) throw invalidField('to', 'not_after_start')
    return datev.check(callerOf(request).groupId, { from, to })
  })

  serve(
    app,
    makeDatevCall,
    async (request, reply) => {
      const caller = callerOf(request)
      const { from, to } = request.body
      const { file, count } = await datev.make(caller.groupId, { from, to })
      await db.transaction((tx) =>
        appendAudit(tx, caller, { action: 'exported', subject: { type: 'export', name: 'datev' }, after: { count } }),
      )
      const name = `EXTF_Buchungsstapel_${from}_${to}.csv`
      return sendAttachment(
        reply,
        { name, type: 'text/csv; charset=windows-1252', size: file.length },
        Readable.from([file]),
      )
    },
    { schema: { produces: ['text/csv'] } },
  )
}
