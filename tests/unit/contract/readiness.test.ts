import { describe, expect, test } from 'vitest'
import { readinessOf } from '@contract/calendar/readiness'
import type { Invitee } from '@contract/calendar/readiness'

/** `yyms` on the horn: two yes, one maybe, one silent. */
function players(instrument: string, states: string): Invitee[] {
  const words = { y: 'yes', m: 'maybe', n: 'no', s: 'silent' } as const
  return Array.from(states, (letter) => ({ instrument, state: words[letter as keyof typeof words] }))
}

const twoHorns = [{ instrument: 'Horn', count: 2 }]

describe('with a needed line-up', () => {
  test.each([
    ['yy', false, 'green', 0],
    ['yyn', true, 'green', 0],
    ['ym', false, 'amber', 1],
    ['ss', false, 'amber', 2],
    ['yn', false, 'red', 1],
    ['ym', true, 'red', 1],
    ['', false, 'red', 2],
  ] as const)('%j, deadline passed: %s, is %s and short of %i', (states, isPast, colour, short) => {
    const readiness = readinessOf(players('horn ', states), twoHorns, isPast)
    expect([readiness?.colour, readiness?.needs[0]?.short]).toEqual([colour, short])
  })

  test('a part counts those who sing it, and who has none stands where one is missing', () => {
    const tenor = (part: number | undefined, states: string) =>
      players('Tenor', states).map((one) => ({ ...one, part }))
    const needs = [
      { instrument: 'Tenor', part: 1, count: 2 },
      { instrument: 'Tenor', part: 2, count: 1 },
    ]
    const shortOf = (people: Invitee[]) => readinessOf(people, needs, false)?.needs.map(({ short }) => short)
    // Four of them come, and nobody of the first tenors.
    const seconds = [...tenor(1, 'nn'), ...tenor(2, 'yyyy')]
    expect(shortOf(seconds)).toEqual([2, 0])
    expect(readinessOf(seconds, needs, false)?.colour).toBe('red')
    expect(shortOf([...seconds, ...tenor(undefined, 'yyy')])).toEqual([0, 0])
    const hoped = readinessOf([...tenor(1, 'y'), ...tenor(undefined, 'm'), ...tenor(2, 'y')], needs, false)
    expect(hoped?.colour).toBe('amber')
    expect(hoped?.needs[0]).toMatchObject({ instrument: 'Tenor', part: 1, yes: 1, maybe: 1, short: 1 })
    // Whoever has no part and says no is in no line, and is counted beside them.
    const refused = readinessOf([...tenor(1, 'yn'), ...tenor(undefined, 'nn')], needs, false)
    expect(refused).toMatchObject({ noWithoutPart: 2, needs: [{ no: 1 }, { no: 0 }] })
    expect(hoped).not.toHaveProperty('noWithoutPart')
    // All of an instrument is all of its parts.
    expect(readinessOf(seconds, [{ instrument: 'tenor', count: 4 }], false)?.colour).toBe('green')
  })

  test('one instrument that is short is enough, and those who are not needed count in the sums alone', () => {
    const people = [...players('Horn', 'yy'), ...players('Tuba', 'n'), ...players('Oboé', 'yms')]
    const needs = [...twoHorns, { instrument: 'tuba', count: 1 }]
    expect(readinessOf(people, needs, false)).toEqual({
      colour: 'red',
      asked: 6,
      yes: 3,
      maybe: 1,
      no: 1,
      silent: 1,
      toConfirm: 0,
      needs: [
        { instrument: 'Horn', needed: 2, yes: 2, maybe: 0, no: 0, silent: 0, short: 0 },
        { instrument: 'tuba', needed: 1, yes: 0, maybe: 0, no: 1, silent: 0, short: 1 },
      ],
      isPastDeadline: false,
    })
  })

  test('an instrument is the same however it is written', () => {
    expect(readinessOf(players('OBOE', 'y'), [{ instrument: 'oboé', count: 1 }], false)?.colour).toBe('green')
  })
})

describe('without one', () => {
  test.each([
    ['yyyn', false, 'green'],
    ['yyss', false, 'amber'],
    ['nnns', false, 'red'],
    ['yynn', true, 'amber'],
    ['ymmm', true, 'red'],
    ['ssss', false, 'amber'],
    ['ssss', true, 'red'],
  ] as const)('%j, deadline passed: %s, is %s', (states, isPast, colour) => {
    expect(readinessOf(players('Horn', states), undefined, isPast)?.colour).toBe(colour)
  })

  test('there is nothing to say where nobody is asked', () => {
    expect(readinessOf([], undefined, false)).toBeNull()
    expect(readinessOf([], [], true)).toBeNull()
  })
})
