import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { AuditFields, AuditSubjectType } from '@contract/audit'
import { Role } from '@contract/auth'
import { EventCalendar } from '@contract/calendar'
import { FinanceCategory, FinanceKind, FinanceStatus, PaymentMethod } from '@contract/finances'
import { MemberStatus, Section } from '@contract/members'
import { FeeRhythm, FirstPeriod } from '@contract/treasury/fees'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'
import { timeZoneLabel } from '@/i18n/timeZones'

export interface TextSource {
  t: TFunction<['audit', 'members', 'finances', 'events', 'layout']>
  format: Format
  money: Money
}

/** One field that an entry can hold: what people call it, and how its value reads. */
interface AuditField {
  label: string
  read: (value: unknown) => string
}

/** The value as it is, where nothing better is known of it. */
function plain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(' · ') : ''
}

/** For a value of this kind; one of another (an older version may have written it) reads as it is. */
function reader<Value>(schema: z.ZodMiniType<Value>, say: (value: Value) => string) {
  return (value: unknown): string => {
    const known = schema.safeParse(value)
    return known.success ? say(known.data) : plain(value)
  }
}

/** Whose an entry or an account is stands there as an id, which nobody reads. */
type ReadableName = Exclude<keyof AuditFields, 'memberId'>

/** In the order of reading. `status` is one thing of a member and another of an entry. */
export function auditFields(
  subject: AuditSubjectType,
  { t, format, money }: TextSource,
): Record<ReadableName, AuditField> {
  const text = { read: plain }
  const count = { read: reader(z.number(), format.count) }
  const day = { read: reader(z.string(), format.date) }
  const moment = {
    read: reader(z.string(), (when) => (when.length === 10 ? format.date(when) : format.dateTime(when))),
  }
  const status =
    subject === 'member'
      ? { label: t('members:fields.status'), read: reader(MemberStatus, (value) => t(`members:statuses.${value}`)) }
      : { label: t('finances:fields.status'), read: reader(FinanceStatus, (value) => t(`finances:statuses.${value}`)) }
  return {
    name: { label: t('members:fields.name'), ...text },
    role: { label: t('fields.role'), read: reader(Role, (role) => t(`layout:roles.${role}`)) },
    email: { label: t('fields.email'), ...text },
    document: { label: t('fields.document'), ...text },
    member: { label: t('fields.member'), ...text },
    currency: { label: t('fields.currency'), ...text },
    timeZone: { label: t('fields.timeZone'), read: reader(z.string(), timeZoneLabel) },
    auditMonths: { label: t('fields.auditMonths'), ...count },
    purgeMonths: { label: t('fields.purgeMonths'), ...count },
    seasonMonth: { label: t('fields.seasonMonth'), ...count },
    replyDays: { label: t('fields.replyDays'), ...count },
    section: { label: t('members:fields.section'), read: reader(Section, (value) => t(`members:sections.${value}`)) },
    instrument: { label: t('members:fields.instrument'), ...text },
    position: { label: t('members:fields.position'), ...text },
    title: { label: t('fields.title'), ...text },
    description: { label: t('finances:fields.description'), ...text },
    kind: { label: t('finances:fields.kind'), read: reader(FinanceKind, (kind) => t(`finances:kinds.${kind}`)) },
    amount: { label: t('finances:fields.amount'), read: reader(z.number(), money.format) },
    category: {
      label: t('finances:fields.category'),
      read: reader(FinanceCategory, (value) => t(`finances:categories.${value}`)),
    },
    calendar: {
      label: t('events:category'),
      read: reader(EventCalendar, (value) => t(`events:categories.${value}`)),
    },
    status,
    start: { label: t('fields.start'), ...moment },
    end: { label: t('fields.end'), ...moment },
    date: { label: t('finances:fields.date'), ...day },
    dueDate: { label: t('finances:fields.dueDate'), ...day },
    method: {
      label: t('finances:fields.method'),
      read: reader(PaymentMethod, (value) => t(`finances:methods.${value}`)),
    },
    phone: { label: t('members:fields.phone'), ...text },
    birthDate: { label: t('members:fields.birthDate'), ...day },
    joinedOn: { label: t('members:fields.joinedOn'), ...day },
    leftOn: { label: t('members:fields.leftOn'), ...day },
    emergencyContact: { label: t('members:fields.emergencyContact'), ...text },
    notes: { label: t('members:fields.notes'), ...text },
    reason: { label: t('fields.reason'), ...text },
    rhythm: { label: t('fields.rhythm'), read: reader(FeeRhythm, (value) => t(`fields.rhythms.${value}`)) },
    dueDay: { label: t('fields.dueDay'), ...count },
    firstPeriod: {
      label: t('fields.firstPeriod'),
      read: reader(FirstPeriod, (value) => t(`fields.firstPeriods.${value}`)),
    },
    feeClass: { label: t('fields.feeClass'), ...text },
    pixKey: { label: t('fields.pixKey'), ...text },
    iban: { label: t('fields.iban'), ...text },
    step: { label: t('fields.step'), ...count },
    count: { label: t('fields.count'), ...count },
    zoneTable: { label: t('fields.zoneTable'), ...text },
    seed: { label: t('fields.seed'), ...text },
    alreadyThere: { label: t('fields.alreadyThere'), ...count },
    updated: { label: t('fields.updated'), ...count },
  }
}
