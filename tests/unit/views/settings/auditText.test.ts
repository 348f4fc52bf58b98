import i18next from 'i18next'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '@contract/audit'
import { messages as invitees } from '@/i18n/en/invitees'
import { messages as audit } from '@/i18n/en/audit'
import { messages as checkin } from '@/i18n/en/checkin'
import { messages as eventForm } from '@/i18n/en/eventForm'
import { messages as events } from '@/i18n/en/events'
import { messages as finances } from '@/i18n/en/finances'
import { messages as layout } from '@/i18n/en/layout'
import { messages as roster } from '@/i18n/en/roster'
import { messages as members } from '@/i18n/en/members'
import { messages as pieces } from '@/i18n/en/pieces'
import { messages } from '@/i18n/en/messages'
import { messages as security } from '@/i18n/en/security'
import { messages as settings } from '@/i18n/en/settings'
import { createFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { auditCsv } from '@/views/settings/audit/auditCsv'
import { createAuditText, type AuditText } from '@/views/settings/audit/auditText'
import { auditNamespaces } from '@/views/settings/audit/fieldReaders'

let text: AuditText

beforeAll(async () => {
  const resources = {
    invitees,
    audit,
    checkin,
    eventForm,
    events,
    finances,
    layout,
    roster,
    members,
    messages,
    pieces,
    security,
    settings,
  }
  await i18next.init({ lng: 'en', resources: { en: resources } })
  const t = i18next.getFixedT('en', auditNamespaces)
  const format = createFormat('en', 'America/Sao_Paulo')
  text = createAuditText({ t, format, money: createMoney('en', 'BRL', 2), language: 'en' })
})

const ID = '01890000-0000-7000-8000-000000000001'

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: ID,
  at: '2026-03-04T01:30:00.000Z',
  actorId: ID,
  actorName: 'Ana',
  action: 'member_changed',
  subjectType: 'member',
  isSubjectThere: true,
  ...over,
})

const changes = (over: Partial<AuditEntry>) =>
  text.changes(entry(over)).map(({ label, before, after }) => [label, before, after])

test('a member’s values read as on their page, in the order of its form', () => {
  const after = {
    notes: 'Back in May',
    emergencyContact: { name: 'Rui', phone: '12 3' },
    birthDate: '1990-03-04',
    status: 'on_leave',
  }
  expect(changes({ before: { status: 'active' }, after })).toEqual([
    ['Status', 'Active', 'On leave'],
    ['Date of birth', '', 'Mar 4, 1990'],
    ['Emergency contact', '', 'Rui · 12 3'],
    ['Notes', '', 'Back in May'],
  ])
})

test('money, roles and hours', () => {
  expect(changes({ subjectType: 'finance', before: { amount: 123456, status: 'paid', kind: 'expense' } })).toEqual([
    ['Kind', 'Expense', ''],
    ['Amount', 'R$1,234.56', ''],
    ['Status', 'Paid', ''],
  ])
  expect(changes({ subjectType: 'user', before: { role: 'member' }, after: { role: 'admin' } })).toEqual([
    ['Role', 'Member', 'Admin'],
  ])
  const event = { start: '2026-03-03T22:30:00.000Z', end: '2026-03-05' }
  expect(changes({ subjectType: 'event', before: event }).map(([, before]) => before)).toEqual([
    'Mar 3, 2026, 7:30 PM',
    'Mar 5, 2026',
  ])
})

test('an encore reads as one', () => {
  const programme = 'Boléro (Ravel) 15′30″ · Choro [encore]'
  expect(changes({ subjectType: 'event', after: { programme } })).toEqual([
    ['Programme', '', 'Boléro (Ravel) 15′30″ · Choro (Encore)'],
  ])
})

test('what this version does not know reads as it is', () => {
  expect(changes({ before: { status: 'asleep' } })).toEqual([['Status', 'asleep', '']])
})

test('subjects have their names: months, lists, a series; who acts on themself is not named twice', () => {
  const subject = (over: Partial<AuditEntry>) => text.subject(entry(over))
  expect(subject({ subjectType: 'month', subjectName: '2026-03' })).toBe('March 2026')
  expect(subject({ subjectType: 'export', subjectName: 'finances' })).toBe('Entries')
  expect(subject({ action: 'events_removed', subjectType: 'event', subjectName: 'Ensaio', before: { count: 4 } })).toBe(
    'Ensaio and 3 more',
  )
  // Of four people who were told of one event.
  expect(subject({ action: 'message_sent', subjectType: 'event', subjectName: 'Ensaio', after: { count: 4 } })).toBe(
    'Ensaio',
  )
  expect(subject({ action: 'member_links_made', subjectName: 'Ana', after: { count: 2 } })).toBe('Ana and 1 more')
  expect(subject({ subjectType: 'user', subjectName: 'Ana', subjectId: ID })).toBe('')
  expect(subject({})).toBe('')
  expect(text.actor(entry({ actorName: undefined, action: 'sign_in_failed' }))).toBe('Not known')
  expect(text.actor(entry({ actorName: undefined }))).toBe('Erased')
})

test('settings read as on the screen on which they are set', () => {
  const before = { showsDues: false, lateGraceMinutes: 10, finishDefault: 'present', seasonMonth: 1, auditMonths: 24 }
  const after = { showsDues: true, lateGraceMinutes: 5, finishDefault: 'open', seasonMonth: 8, auditMonths: 36 }
  expect(changes({ action: 'group_changed', subjectType: 'group', before, after })).toEqual([
    ['Keep the record of who did what for', '24 months', '36 months'],
    ['The season begins in', 'January', 'August'],
    ['Personal pages say what their member owes', 'No', 'Yes'],
    ['Late at the door after', '10 minutes', '5 minutes'],
    ['When an event is finished, everyone else is', 'Present', 'Open, until somebody says how it was'],
  ])
  const reminder1 = { days: 5, subject: 'Please pay' }
  const mails = { locale: 'pt-BR', askDays: 3, remindDays: 1, remindsMaybe: true, quiet: '22:00–07:00' }
  expect(changes({ subjectType: 'group', after: { ...mails, reminder1 } })).toEqual([
    ['Language', '', 'Brazilian Portuguese'],
    ['Ask the silent', '', '3 days before the deadline'],
    ['Remind those who come', '', 'The day before'],
    ['Remind also those who said maybe', '', 'Yes'],
    ['Quiet time', '', '22:00–07:00'],
    ['First reminder', '', 'after 5 days · Please pay'],
  ])
})

test('what was not changed, and says where something was, is known as such', () => {
  const said = entry({
    action: 'reply_set',
    before: { answer: 'silent', title: 'Ensaio' },
    after: { answer: 'yes', title: 'Ensaio' },
  })
  expect(text.changes(said).map(({ label, after, isContext }) => [label, after, isContext])).toEqual([
    ['Title', 'Ensaio', true],
    ['Answer', 'Yes', false],
  ])
  const asks = { asks: 'sections: brass, voices', needs: '2 Horn, 1 Tuba' }
  expect(changes({ action: 'events_added', subjectType: 'event', after: asks })).toEqual([
    ['Who is asked whether they come', '', 'Some sections: Brass, Voices'],
    ['Instruments that are needed', '', '2 Horn, 1 Tuba'],
  ])
})

test('the file says all of it', () => {
  const t = i18next.getFixedT('en', 'audit')
  const row = entry({ subjectName: 'Bia', before: { status: 'active', phone: '12' }, after: { status: 'former' } })
  const { data } = Papa.parse<string[]>(auditCsv([row], { t, text, language: 'en' }).replace('\uFEFF', ''))
  expect(data[1]?.slice(0, 6)).toEqual([
    '2026-03-04T01:30:00.000Z',
    'Mar 3, 2026, 10:30 PM',
    'Ana',
    'Changed a member',
    'Bia',
    'Status: Active → Former\nPhone: 12 → –',
  ])
})
