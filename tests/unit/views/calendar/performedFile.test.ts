import { expect, test } from 'vitest'
import type { Performance } from '@contract/calendar/pieces'
import { sumWorks, workSumColumns } from '@/views/calendar/repertoire/performedFile'

test('listeners of a tour are counted once, on however many of its days a work is played', () => {
  const onDay = (start: string, id: string): Performance => ({
    event: { id, title: 'Turnê', start, end: start, allDay: true },
    title: 'Valsa',
    count: 1,
    audience: 300,
  })
  const performances = [onDay('2026-03-01', 'tour'), onDay('2026-03-02', 'tour'), onDay('2026-04-01', 'gala')]
  const [work] = sumWorks(performances, ({ start }) => start)
  expect(work).toMatchObject({ audience: 600, count: 3, days: ['2026-03-01', '2026-03-02', '2026-04-01'] })
})

test('a work is one line with its length to the second, all its days, and who heard it', () => {
  const played = (day: string, more: Partial<Performance>): Performance => ({
    event: { id: day, title: 'Concerto', start: day, end: day, allDay: true },
    title: 'Valsa',
    count: 1,
    ...more,
  })
  const works = sumWorks(
    [
      played('2026-03-01', { audience: 80 }),
      played('2026-03-02', { minutes: 8, seconds: 5, audience: 120 }),
      played('2026-03-03', { minutes: 9, title: 'VALSA' }),
      played('2026-03-04', { title: 'Marcha', minutes: 8 }),
      played('2026-03-05', { title: 'Marcha', minutes: 7, seconds: 30 }),
      played('2026-03-03', { title: 'Bis' }),
    ],
    ({ start }) => start,
  )
  const columns = workSumColumns(((key: string) => key) as never)
  const valueOf = (at: number, label: string) => {
    const [work] = works.slice(at)
    return work && columns.find((column) => column.label === label)?.value(work)
  }
  expect([valueOf(2, 'fields.minutes'), valueOf(2, 'performed.audience')]).toEqual(['8:05', { number: '200' }])
  // Of the first that has one, also where a later one has seconds.
  expect(valueOf(1, 'fields.minutes')).toBe('8')
  expect(valueOf(2, 'performed.count')).toEqual({ number: '3' })
  expect([valueOf(0, 'fields.minutes'), valueOf(0, 'performed.audience')]).toEqual(['', undefined])
})
