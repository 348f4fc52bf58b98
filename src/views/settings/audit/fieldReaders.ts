import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { AuditFields } from '@contract/audit'
import type { Format } from '@/i18n/format'
import type { Money } from '@/i18n/money'

/** Translations of the screens where fields are edited, so that labels are the same. */
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
  'ownFields',
  'memberHistory',
  'things',
  'holidays',
  'pieces',
  'deputies',
] as const

export interface ChangedField {
  name: string
  label: string
  /** Empty: no value. */
  before: string
  after: string
  /** Shown for context: identifies what was changed, but was not changed itself. */
  isContext: boolean
}

export interface TextSource {
  t: TFunction<typeof auditNamespaces>
  format: Format
  money: Money
  /** Language of the reader, such as `pt-BR`. */
  language: string
}

/** A field in the log: its label, and a formatter of its values. */
export interface AuditField {
  label: string
  read: (value: unknown) => string
}

/** `memberId` is a plain id and is not shown; `planned` and `ownValues` consist of several rows (plannedLines.ts, ownValueChanges.ts). */
export type ReadableName = Exclude<keyof AuditFields, 'memberId' | 'planned' | 'ownValues'>

/** The raw value as text, if nothing more is known about it. */
export function plain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(' · ') : ''
}

/** Formatter for values that match the schema; others, such as from older versions, are shown as raw text. */
export function reader<Value>(schema: z.ZodMiniType<Value>, say: (value: Value) => string) {
  return (value: unknown): string => {
    const known = schema.safeParse(value)
    return known.success ? say(known.data) : plain(value)
  }
}

/** The same for several words, separated by commas; unknown ones are left out. */
export function wordsReader<Word>(schema: z.ZodMiniType<Word>, say: (word: Word) => string) {
  return reader(z.string(), (words) =>
    words
      .split(', ')
      .flatMap((word) => schema.safeParse(word).data ?? [])
      .map(say)
      .join(', '),
  )
}

/** Formatters shared by several fields. */
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
