import i18next from 'i18next'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '@contract/audit'
import { messages as audit } from '@/i18n/en/audit'
import { messages as events } from '@/i18n/en/events'
import { messages as finances } from '@/i18n/en/finances'
import { messages as layout } from '@/i18n/en/layout'
import { messages as members } from '@/i18n/en/members'
import { createFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { auditCsv } from '@/views/settings/audit/auditCsv'
import { createAuditText, type AuditText } from '@/views/settings/audit/auditText'

let text: AuditText

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { audit, events, finances, layout, members } } })
  const areas: ['audit', 'members', 'finances', 'events', 'layout'] = [
    'audit',
    'members',
    'finances',
    'events',
    'layout',
  ]
  const t = i18next.getFixedT('en', areas)
  text = createAuditText({ t, format: createFormat('en', 'America/Sao_Paulo'), money: createMoney('en', 'BRL', 2) })
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

test('what this version does not know reads as it is', () => {
  expect(changes({ before: { status: 'asleep' } })).toEqual([['Status', 'asleep', '']])
})

test('subjects have their names: months, lists, a series; who acts on themself is not named twice', () => {
  const subject = (over: Partial<AuditEntry>) => text.subject(entry(over))
  expect(subject({ subjectType: 'month', subjectName: '2026-03' })).toBe('March 2026')
  expect(subject({ subjectType: 'export', subjectName: 'finances' })).toBe('Entries')
  expect(subject({ subjectType: 'event', subjectName: 'Ensaio', before: { count: 4 } })).toBe('Ensaio and 3 more')
  expect(subject({ subjectType: 'user', subjectName: 'Ana', subjectId: ID })).toBe('')
  expect(subject({})).toBe('')
  expect(text.actor(entry({ actorName: undefined, action: 'sign_in_failed' }))).toBe('Not known')
  expect(text.actor(entry({ actorName: undefined }))).toBe('Erased')
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
