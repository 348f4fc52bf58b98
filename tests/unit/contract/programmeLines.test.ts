import { expect, test } from 'vitest'
import { linesByDay, numberLines } from '@contract/calendar/programmeLines'

test('pieces are counted on over an intermission, and encores are not counted', () => {
  const kinds = [undefined, 'intermission', undefined, 'encore', 'encore'] as const
  const lines = kinds.map((kind) => (kind ? { kind } : {}))
  expect(numberLines(lines).map(({ number }) => number)).toEqual([1, undefined, 2, undefined, undefined])
})

test('a line of a day that is no longer listed stands with those of no day, before the days', () => {
  const lines = [{ title: 'B', day: 1 }, { title: 'A' }, { title: 'C', day: 5 }]
  const titles = linesByDay(lines, [{ day: 0 }, { day: 1 }]).map(({ day, lines }) => [
    day?.day,
    lines.map(({ title }) => title).join(''),
  ])
  expect(titles).toEqual([
    [undefined, 'AC'],
    [1, 'B'],
  ])
})
