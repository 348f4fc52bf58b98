import * as z from 'zod/mini'
import type { AuditSubjectType } from '@contract/audit'
import { FinanceAccountKind } from '@contract/finances/accounts'
import { GuardedField } from '@contract/members/memberAccess'
import { Addressing, ComingShown, USUAL_REGION } from '@contract/group'
import { monthNames } from '@/i18n/monthNames'
import { regionName } from '@/i18n/regions'
import { timeZoneLabel } from '@/i18n/timeZones'
import { commonReaders, reader, wordsReader, type TextSource } from './fieldReaders'

const Reminder = z.object({
  days: z.number(),
  subject: z.optional(z.string()),
  text: z.optional(z.string()),
  fee: z.optional(z.number()),
})

/** Fields of settings: of the group, its messages and its payment reminders. */
export function settingFields(subject: AuditSubjectType, source: TextSource) {
  const { t, language, money } = source
  const { text, count, day, months, flag } = commonReaders(source)
  const minutes = reader(z.number(), (number) => t('checkin:group.minutes', { count: number }))
  const daysBefore = reader(z.number(), (days) =>
    days === 0 ? t('invitees:group.untilStart') : t('invitees:group.days', { count: days }),
  )
  const guarded = wordsReader(GuardedField, (name) => t(`guarded.${name}`))
  const replyDays = subject === 'group' ? t('invitees:group.replyDays') : t('invitees:form.replyDays')
  const reminder = reader(Reminder, ({ days, subject: title, text: words, fee }) =>
    [t('fields.afterDays', { count: days }), fee === undefined ? undefined : money.format(fee), title, words]
      .filter((part) => part !== undefined)
      .join(' · '),
  )
  return {
    currency: { label: t('settings:group.currency'), ...text },
    timeZone: { label: t('settings:group.timeZone'), read: reader(z.string(), timeZoneLabel) },
    region: {
      label: t('settings:group.region'),
      read: reader(z.string(), (region) =>
        region === USUAL_REGION ? t('settings:group.regionUsual') : regionName(language, region),
      ),
    },
    auditMonths: { label: t('settings:group.auditMonths'), ...months },
    purgeMonths: { label: t('settings:group.purgeMonths'), ...months },
    seasonMonth: {
      label: t('settings:group.seasonMonth'),
      read: reader(z.number(), (month) => monthNames(language)[month - 1] ?? String(month)),
    },
    replyDays: { label: replyDays, read: daysBefore },
    requiresSecondFactor: { label: t('security:group.label'), ...flag },
    takesLateYes: { label: t('invitees:group.takesLateYes'), ...flag },
    showsDues: { label: t('invitees:group.showsDues'), ...flag },
    showsComing: {
      label: t('invitees:group.showsComing'),
      read: reader(ComingShown, (value) => t(`invitees:group.comings.${value}`)),
    },
    addressing: {
      label: t('settings:group.addressing'),
      read: reader(Addressing, (value) => t(`settings:group.addressings.${value}`)),
    },
    lateGraceMinutes: { label: t('checkin:group.grace'), read: minutes },
    finishDefault: {
      label: t('checkin:group.rest'),
      read: reader(z.enum(['present', 'open']), (value) => t(`checkin:group.${value}`)),
    },
    senderName: { label: t('messages:settings.senderName'), ...text },
    replyTo: { label: t('messages:settings.replyTo'), ...text },
    locale: {
      label: t('messages:settings.locale'),
      read: reader(z.string(), (locale) => new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale),
    },
    askDays: {
      label: t('messages:settings.ask'),
      read: reader(z.number(), (days) => t('messages:settings.askDays', { count: days })),
    },
    remindDays: {
      label: t('messages:settings.remind'),
      read: reader(z.number(), (days) => t('messages:settings.remindDays', { count: days })),
    },
    remindsMaybe: { label: t('messages:settings.remindsMaybe'), ...flag },
    quiet: { label: t('messages:settings.quiet'), ...text },
    reminder1: { label: t('fields.reminders.first'), read: reminder },
    reminder2: { label: t('fields.reminders.second'), read: reminder },
    reminder3: { label: t('fields.reminders.last'), read: reminder },
    sections: { label: t('fields.sections'), ...text },
    readByTreasurer: { label: t('fields.readByTreasurer'), read: guarded },
    readByConductor: { label: t('fields.readByConductor'), read: guarded },
    readByLeader: { label: t('fields.readByLeader'), read: guarded },
    leads: { label: t('fields.leads'), ...text },
    accountKind: {
      label: t('accounts:fields.kind'),
      read: reader(FinanceAccountKind, (kind) => t(`accounts:kinds.${kind}`)),
    },
    accountNumber: { label: t('accounts:fields.number'), ...text },
    closedOn: { label: t('accounts:fields.closedOn'), ...day },
    isArchived: { label: t('fields.isArchived'), ...flag },
    order: { label: t('fields.order'), ...text },
    step: { label: t('fields.step'), ...count },
  }
}
