import { findPaymentSettingsCall, changePaymentSettingsCall } from '@contract/finances/paying/paymentSettings'
import { findStatementCall, sendStatementCall } from '@contract/finances/paying/statements'
import {
  findReminderSettingsCall,
  changeReminderSettingsCall,
  listRemindersCall,
  RemindersAnswer,
  sendRemindersCall,
} from '@contract/finances/paying/reminders'
import { printLettersCall } from '@contract/finances/paying/letters'
import { callerOf } from '../../../platform/auth/guard'
import { hiddenFrom, withoutHidden } from '../../../platform/auth/memberFields'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { sendAttachment } from '../../../platform/files/attachments'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../../platform/http/progressReplies'
import { letterFile } from '../../../platform/pdf/letterFile'
import { usualNotice } from './debitNoticeRepository'
import { paymentSettingsRepository } from './paymentSettingsRepository'
import { printLetters } from './printLetters'
import { reminderRepository } from './reminderRepository'
import { findReminderSettings, replaceReminderSettings, usualReminders } from './reminderSettingsRepository'
import { statementRepository } from './statementRepository'
import { serve } from '../../../platform/http/serve'
/** Payment settings, statements and reminders. */
export const payingRoutes: AreaRoutes = async (app, { db, config }) => {
  const settings = paymentSettingsRepository(db)
  const statements = statementRepository(db, config.smtpUrl !== undefined)
  const reminders = reminderRepository(db, config.smtpUrl !== undefined)

  serve(app, findPaymentSettingsCall, async (request) => ({
    settings: await settings.find(callerOf(request).groupId),
    usualNotice: await usualNotice(db, callerOf(request)),
  }))

  serve(app, changePaymentSettingsCall, async (request) => ({
    settings: await settings.replace(callerOf(request), request.body.settings),
    usualNotice: await usualNotice(db, callerOf(request)),
  }))

  serve(app, findStatementCall, async (request) => {
    const caller = callerOf(request)
    return withoutHidden(await statements.find(caller, request.query), await hiddenFrom(db, caller))
  })

  await app.register(async (large: App) => {
    acceptLargeJson(large)
    serve(
      large,
      printLettersCall,
      async (request, reply) => {
        const caller = callerOf(request)
        const hasAddresses = !(await hiddenFrom(db, caller)).has('address')
        const { letters, ...print } = await printLetters(db, caller, request.body.letters, { hasAddresses })
        const file = { name: `${print.title}.pdf`, type: 'application/pdf' }
        return sendAttachment(reply, file, letterFile(letters, print))
      },
      { schema: { produces: ['application/pdf'] } },
    )

    serve(
      large,
      sendRemindersCall,
      (request, reply) =>
        replyWithProgress(reply, async (onProgress) => {
          const mails = await reminders.send(callerOf(request), request.body.reminders, onProgress)
          return { status: 200, json: toJson(RemindersAnswer, { mails }) }
        }),
      { schema: { ...tellsProgress } },
    )
  })

  serve(app, sendStatementCall, async (request, reply) => {
    const { mail, isNew } = await statements.send(callerOf(request), request.body.mail)
    return reply.code(isNew ? 201 : 200).send({ mail })
  })

  serve(app, findReminderSettingsCall, async (request) => {
    const { groupId } = callerOf(request)
    const [settings, usual] = await Promise.all([
      findReminderSettings(db, groupId),
      usualReminders(db, callerOf(request)),
    ])
    return { settings, usual }
  })

  serve(app, changeReminderSettingsCall, async (request) => ({
    settings: await replaceReminderSettings(db, callerOf(request), request.body.settings),
    usual: await usualReminders(db, callerOf(request)),
  }))

  serve(app, listRemindersCall, async (request) => {
    const caller = callerOf(request)
    const hidden = await hiddenFrom(db, caller)
    const list = await reminders.list(caller.groupId)
    return { ...list, overdue: list.overdue.map((member) => withoutHidden(member, hidden)) }
  })
}
