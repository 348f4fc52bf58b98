import { ErrorBody } from '@contract/errors'
import { PaymentSettingsAnswer, PaymentSettingsBody } from '@contract/treasury/paying/paymentSettings'
import {
  StatementLetter,
  StatementLetterQuery,
  StatementMailAnswer,
  StatementMailBody,
} from '@contract/treasury/paying/statements'
import {
  OverdueList,
  ReminderSettingsAnswer,
  ReminderSettingsBody,
  RemindersAnswer,
  RemindersBody,
} from '@contract/treasury/paying/reminders'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { paymentSettingsRepository } from './paymentSettingsRepository'
import { reminderRepository } from './reminderRepository'
import { findReminderSettings, replaceReminderSettings, usualReminders } from './reminderSettingsRepository'
import { statementRepository } from './statementRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

const failures = { 404: ErrorBody, 409: ErrorBody }

/** Asking for money: how the group is paid, and statements that go to members. */
export const payingRoutes: AreaRoutes = (app, { db, config }) => {
  const settings = paymentSettingsRepository(db)
  const statements = statementRepository(db, config.smtpUrl !== undefined)
  const reminders = reminderRepository(db, config.smtpUrl !== undefined)

  app.get(
    '/finances/payment-settings',
    { config: read, schema: { response: { 200: PaymentSettingsAnswer } } },
    async (request) => ({ settings: await settings.find(callerOf(request).groupId) }),
  )

  app.post(
    '/finances/payment-settings',
    { config: write, schema: { body: PaymentSettingsBody, response: { 200: PaymentSettingsAnswer, ...failures } } },
    async (request) => ({ settings: await settings.replace(callerOf(request), request.body.settings) }),
  )

  app.get(
    '/finances/find-statement',
    {
      config: read,
      schema: { querystring: StatementLetterQuery, response: { 200: StatementLetter, 404: ErrorBody } },
    },
    (request) => statements.find(callerOf(request), request.query),
  )

  app.post(
    '/finances/send-statement',
    {
      config: write,
      schema: {
        body: StatementMailBody,
        response: { 200: StatementMailAnswer, 201: StatementMailAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const { mail, isNew } = await statements.send(callerOf(request), request.body.mail)
      return reply.code(isNew ? 201 : 200).send({ mail })
    },
  )

  app.get(
    '/finances/reminder-settings',
    { config: read, schema: { response: { 200: ReminderSettingsAnswer } } },
    async (request) => {
      const { groupId } = callerOf(request)
      const [settings, usual] = await Promise.all([
        findReminderSettings(db, groupId),
        usualReminders(db, callerOf(request)),
      ])
      return { settings, usual }
    },
  )

  app.post(
    '/finances/reminder-settings',
    { config: write, schema: { body: ReminderSettingsBody, response: { 200: ReminderSettingsAnswer, ...failures } } },
    async (request) => ({
      settings: await replaceReminderSettings(db, callerOf(request), request.body.settings),
      usual: await usualReminders(db, callerOf(request)),
    }),
  )

  app.get('/finances/list-reminders', { config: read, schema: { response: { 200: OverdueList } } }, (request) =>
    reminders.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/send-reminders',
    { config: write, schema: { body: RemindersBody, response: { 200: RemindersAnswer, ...failures } } },
    async (request) => ({ mails: await reminders.send(callerOf(request), request.body.reminders) }),
  )
}
