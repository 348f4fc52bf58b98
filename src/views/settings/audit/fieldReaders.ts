import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { AuditFields } from '@contract/audit'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'

/** Words of the screens on which the fields are entered: a field is named here as it is there. */
export const auditNamespaces = [
  'audit',
  'members',
  'finances',
  'events',
  'layout',
  'settings',
  'checkin',
  'invitees',
  'security',
  'messages',
  'eventForm',
  'roster',
  'accounts',
] as const

export interface TextSource {
  t: TFunction<typeof auditNamespaces>
  format: Format
  money: Money
  /** Of the person who reads, as `pt-BR`. */
  language: string
}

/** One field that an entry can hold: what people call it, and how its value reads. */
export interface AuditField {
  label: string
  read: (value: unknown) => string
}

/** Whose an entry or an account is stands there as an id, which nobody reads. What was planned is several rows (plannedLines.ts). */
export type ReadableName = Exclude<keyof AuditFields, 'memberId' | 'planned'>

/** The value as it is, where nothing better is known of it. */
export function plain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(' · ') : ''
}

/** For a value of this kind; one of another (an older version may have written it) reads as it is. */
export function reader<Value>(schema: z.ZodMiniType<Value>, say: (value: Value) => string) {
  return (value: unknown): string => {
    const known = schema.safeParse(value)
    return known.success ? say(known.data) : plain(value)
  }
}

/** The readers that several fields have in common. */
export function commonReaders({ t, format }: TextSource) {
  return {
    text: { read: plain },
    count: { read: reader(z.number(), format.count) },
    day: { read: reader(z.string(), format.date) },
    moment: { read: reader(z.string(), (when) => (when.length === 10 ? format.date(when) : format.dateTime(when))) },
    months: { read: reader(z.number(), (count) => t('settings:group.months', { count })) },
    flag: { read: reader(z.boolean(), (isSo) => t(isSo ? 'invitees:group.yes' : 'invitees:group.no')) },
  }
}
