import { describe, expect, it } from 'vitest'
import type { Repeat } from '@contract/calendar'
import { seriesDates } from '@/views/calendar/form/seriesDates'
import { seriesRule } from '@/views/calendar/series/seriesRule'

const days = (start: string, repeat: Repeat) => seriesDates(start, repeat).days

describe('how a series goes on is read from its days', () => {
  it.each<[string, Repeat, object]>([
    ['2027-03-16', { freq: 'weekly', interval: 1, count: 14 }, { freq: 'weekly', byWeekday: ['TU'] }],
    [
      '2027-03-16',
      { freq: 'weekly', interval: 1, byWeekday: ['TU', 'TH'], count: 9 },
      { freq: 'weekly', byWeekday: ['TU', 'TH'] },
    ],
    ['2027-03-16', { freq: 'weekly', interval: 2, count: 6 }, { freq: 'weekly', interval: '2' }],
    ['2027-03-16', { freq: 'daily', interval: 1, count: 12 }, { freq: 'daily', interval: '1' }],
    ['2027-03-16', { freq: 'daily', interval: 3, count: 12 }, { freq: 'daily', interval: '3' }],
    ['2027-03-31', { freq: 'monthly', interval: 1, count: 6 }, { freq: 'monthly', interval: '1' }],
    ['2027-03-16', { freq: 'monthly', interval: 3, count: 4 }, { freq: 'monthly', interval: '3' }],
    ['2027-03-16', { freq: 'monthly', interval: 1, weekOfMonth: 3, count: 8 }, { freq: 'monthly', monthlyBy: 'week' }],
    ['2027-03-30', { freq: 'monthly', interval: 2, weekOfMonth: -1, count: 6 }, { freq: 'monthly', monthlyBy: 'last' }],
    ['2027-02-22', { freq: 'monthly', interval: 1, weekOfMonth: 4, count: 6 }, { freq: 'monthly', monthlyBy: 'week' }],
    ['2027-03-16', { freq: 'weekly', interval: 1, count: 1 }, { freq: 'weekly', byWeekday: ['TU'] }],
  ])('%s, %o', (start, repeat, expected) => {
    const all = days(start, repeat)
    expect(seriesRule(all, start)).toMatchObject({ ...expected, ends: 'until', until: all.at(-1), except: [] })
  })

  it('what is not held is left out, and what was moved does not make another rule', () => {
    const all = days('2027-03-16', { freq: 'weekly', interval: 1, count: 12 }).map((day) =>
      day === '2027-03-30' ? '2027-03-31' : day,
    )
    const held = all.filter((day) => day !== '2027-05-04')
    expect(seriesRule(held, '2027-03-16')).toMatchObject({
      freq: 'weekly',
      interval: '1',
      byWeekday: ['TU'],
      except: ['2027-03-30', '2027-05-04'],
    })
  })

  it('on other weekdays than that of the event from which it goes on', () => {
    const all = days('2027-03-16', { freq: 'weekly', interval: 1, byWeekday: ['TH'], count: 8 })
    expect(all.slice(0, 3)).toEqual(['2027-03-16', '2027-03-18', '2027-03-25'])
    expect(seriesRule(all, '2027-03-16')).toMatchObject({ byWeekday: ['TH'], skipsOwnWeekday: true, except: [] })
  })

  it.each<[string, Repeat, string, string[]]>([
    [
      '2027-03-01',
      { freq: 'weekly', interval: 1, byWeekday: ['MO', 'TU', 'WE', 'TH', 'FR'], count: 9 },
      '2027-03-05',
      ['MO', 'TU', 'WE', 'TH', 'FR'],
    ],
    [
      '2027-03-05',
      { freq: 'weekly', interval: 1, byWeekday: ['MO', 'WE', 'FR'], count: 3 },
      '2027-03-05',
      ['MO', 'WE', 'FR'],
    ],
    [
      '2027-03-05',
      { freq: 'weekly', interval: 1, byWeekday: ['MO', 'WE', 'FR'], count: 3 },
      '2027-03-10',
      ['MO', 'WE', 'FR'],
    ],
    ['2027-03-18', { freq: 'weekly', interval: 1, byWeekday: ['TU', 'TH'], count: 2 }, '2027-03-18', ['TU', 'TH']],
    ['2027-03-18', { freq: 'weekly', interval: 2, byWeekday: ['TU', 'TH'], count: 4 }, '2027-03-18', ['TU', 'TH']],
    ['2027-03-14', { freq: 'daily', interval: 1, count: 4 }, '2027-03-14', ['MO', 'TU', 'WE', 'SU']],
  ])('from %s, %o, on from %s: the weekday that only its first day falls on is named', (start, repeat, from, named) => {
    const read = seriesRule(days(start, repeat), from)
    expect(read).toMatchObject({ freq: 'weekly', byWeekday: named, skipsOwnWeekday: false, except: [] })
  })

  it('its last week does not make it weekly, nor its first day another weekday', () => {
    const fortnightly = days('2027-03-02', {
      freq: 'weekly',
      interval: 2,
      byWeekday: ['TU', 'WE', 'TH', 'FR'],
      count: 12,
    })
    expect(seriesRule(fortnightly, '2027-03-30')).toMatchObject({ interval: '2', byWeekday: ['TU', 'WE', 'TH', 'FR'] })
    const fromMonday = days('2027-03-29', {
      freq: 'weekly',
      interval: 2,
      byWeekday: ['TU', 'WE', 'FR', 'SA'],
      count: 8,
    })
    const read = seriesRule(fromMonday, '2027-03-29')
    expect(read).toMatchObject({
      interval: '2',
      byWeekday: ['TU', 'WE', 'FR', 'SA'],
      skipsOwnWeekday: true,
      except: [],
    })
  })

  it('near its end from what came before, and from there on alone', () => {
    const all = days('2027-03-16', { freq: 'weekly', interval: 2, count: 8 })
    const last = all.at(-1) ?? ''
    expect(seriesRule(all, last)).toMatchObject({ freq: 'weekly', interval: '2', until: last, except: [] })
  })

  it('a rule that was changed in the middle counts as it is now', () => {
    const before = days('2027-01-05', { freq: 'weekly', interval: 1, count: 10 })
    const after = days('2027-03-16', { freq: 'weekly', interval: 1, byWeekday: ['TU', 'TH'], count: 10 })
    expect(seriesRule([...before, ...after], '2027-03-16')).toMatchObject({ byWeekday: ['TU', 'TH'], except: [] })
  })
})
