import { expect, test } from 'vitest'
import { proposedOrder } from '@/views/calendar/deputies/proposedOrder'

const person = (name: string, level?: number) => ({
  id: name,
  name,
  instruments: [
    { instrument: 'Trumpet', level: 5 },
    { instrument: 'HORN', ...(level && { level }) },
  ],
  version: 1,
})
const counted = (personId: string, played: number, lastAsked: string) => ({
  personId,
  asked: played,
  played,
  lastAsked,
})

test('whoever plays the instrument best is suggested first, then who came most, then who was asked longest ago', () => {
  const people = [
    person('Ana'),
    person('Bia', 3),
    person('Caio', 3),
    person('Dora', 3),
    person('Eva', 3),
    person('Fred', 5),
  ]
  const counts = [
    counted('Bia', 1, '2026-03-01T10:00:00.000Z'),
    counted('Caio', 2, '2026-05-01T10:00:00.000Z'),
    counted('Dora', 1, '2026-01-01T10:00:00.000Z'),
    counted('Ana', 9, '2026-01-01T10:00:00.000Z'),
  ]
  expect(proposedOrder(people, counts, 'horn').map(({ name }) => name)).toEqual([
    'Fred',
    'Caio',
    'Dora',
    'Bia',
    'Eva',
    'Ana',
  ])
})
