import i18next from 'i18next'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { AnalyticsRow } from '@contract/analytics'
import { messages as analyticsEn } from '@/i18n/en/analytics'
import { messages as eventsEn } from '@/i18n/en/events'
import type { Language } from '@/i18n/language'
import { createMoney } from '@/i18n/money'
import { messages as analyticsPt } from '@/i18n/pt-BR/analytics'
import { messages as eventsPt } from '@/i18n/pt-BR/events'
import { analyticsCsv } from '@/views/analytics/list/analyticsCsv'

beforeAll(async () => {
  const resources = {
    en: { analytics: analyticsEn, events: eventsEn },
    'pt-BR': { analytics: analyticsPt, events: eventsPt },
  }
  await i18next.init({ lng: 'en', resources })
})

const concert: AnalyticsRow = {
  id: '01890000-0000-7000-8000-000000000001',
  title: '=SUM(A1); "Coral"',
  calendar: 'Publico',
  start: '2026-03-08T22:30:00.000Z',
  end: '2026-03-09T00:30:00.000Z',
  allDay: false,
  finishedAt: '2026-03-09T01:00:00.000Z',
  expected: 12,
  present: 8,
  late: 2,
  excused: 3,
  absent: 1,
  unrecorded: 2,
  attendanceRate: 8 / 9,
  audience: null,
  income: 123_456,
  expense: 5,
  net: 123_451,
}

function csv(language: Language, row = concert) {
  const t = i18next.getFixedT<['analytics', 'events']>(language, ['analytics', 'events'])
  const text = analyticsCsv([row], { t, money: createMoney(language, 'BRL', 2), dayOf: () => '2026-03-08', language })
  return Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true }).data[0]
}

test('figures are numbers, what nobody counted is empty, and no title is run as a formula', () => {
  expect(csv('en')).toMatchObject({
    Date: '2026-03-08',
    Event: '\'=SUM(A1); "Coral"',
    Category: 'Public',
    Late: '2',
    'Left early': '0',
    Attendance: '0.8889',
    Audience: '',
    Expenses: '-0.05',
    Result: '1234.51',
  })
})

test('in Brazil the comma is the decimal sign', () => {
  expect(csv('pt-BR')).toMatchObject({ Categoria: 'Público', Presença: '0,8889', Resultado: '1234,51' })
})

test('where nobody was recorded no cell says that nobody came', () => {
  const silent = { ...concert, expected: 0, present: 0, excused: 0, absent: 0, unrecorded: 14, attendanceRate: null }
  expect(csv('en', silent)).toMatchObject({
    Recorded: '0',
    Present: '',
    Late: '',
    Absent: '',
    Excused: '',
    'Not recorded': '14',
    Attendance: '',
  })
})
