import { expect, test } from 'vitest'
import { readScoring } from '@contract/calendar/scoring'
import { playersOf, shortParts, sungParts } from '@/views/calendar/programme/playability'

type Roster = Parameters<typeof playersOf>[0]

/** Those who said yes, by what the group calls their instruments, `first/second`; with a `?` in front they did not. */
const rosterOf = (...instruments: string[]): Roster => ({
  members: instruments.map((instrument, at) => ({
    memberId: String(at),
    name: 'Ana',
    section: instrument === 'Pratos' ? 'percussion' : 'other',
    instrument: instrument.replace('?', '').replace(/\/.*/, ''),
    ...(instrument.includes('/') && { otherInstrument: instrument.replace(/.*\//, '') }),
    answer: instrument.startsWith('?') ? 'silent' : 'yes',
  })),
  deputies: [],
})

function shortOf(scoring: string, ...instruments: string[]): string[] {
  const read = readScoring(scoring)
  if ('error' in read) throw new Error(read.error)
  return shortParts(read.parts, playersOf(rosterOf(...instruments))).map(
    ({ instrument, coming, needed }) => `${instrument} ${coming}/${needed}`,
  )
}

test('a part is short where fewer said yes than play it, whatever the group calls the instrument', () => {
  expect(shortOf('2 fl, cl, 2 hn', 'Flauta', 'Querflöte', 'Clarinete', 'Trompa', '?Trompa')).toEqual(['horn 1/2'])
})

test('who doubles is no further player, and plays both; a spare flute is no piccolo', () => {
  const doubled = '2[1.2/pic] 0 0 0 — 0 0 0 0'
  expect(shortOf(doubled, 'Flute', 'Flute/Piccolo')).toEqual([])
  expect(shortOf(doubled, 'Piccolo/Flute', 'Flute')).toEqual([])
  // Or somebody else does, who has nothing else to play.
  expect(shortOf(doubled, 'Flute', 'Flute', 'Piccolo')).toEqual([])
  expect(shortOf(doubled, 'Flute', 'Flute', 'Flute')).toEqual(['piccolo 0/1'])
  expect(shortOf(doubled, 'Flute/Piccolo')).toEqual(['flute 1/2'])
  expect(shortOf('2[1.pic] 0 0 0 — 0 0 0 0', 'Flute', 'Flute')).toEqual(['piccolo 0/1'])
})

test('a second instrument fills one chair, where the first can be spared', () => {
  expect(shortOf('fl, cl', 'Clarinet/Flute', 'Clarinet')).toEqual([])
  expect(shortOf('fl, cl', 'Clarinet/Flute')).toEqual(['clarinet 0/1'])
  expect(shortOf('pic, 2 fl', 'Flute/Piccolo', 'Flute', 'Flute/Oboe')).toEqual([])
})

test('strings need each of their sections; percussionists share timpani and drums', () => {
  expect(shortOf('str', 'Violin', 'Violin', 'Viola', 'Cello')).toEqual(['doubleBass 0/1'])
  expect(shortOf('0 0 0 0 — 0 0 0 0 — tmp+2', 'Pratos', 'Bateria', 'Timpani')).toEqual([])
})

test('a divided voice needs somebody of each part, where the group sings in parts', () => {
  const choir = (...singers: [voice: string, part: number | undefined, answer: 'yes' | 'no'][]): Roster => ({
    members: singers.map(([instrument, part, answer], at) => ({
      memberId: String(at),
      name: 'Ana',
      section: 'voices',
      instrument,
      ...(part !== undefined && { part }),
      answer,
    })),
    deputies: [],
  })
  const short = (scoring: string, roster: Roster) => {
    const read = readScoring(scoring)
    if ('error' in read) throw new Error(read.error)
    return shortParts(read.parts, playersOf(roster), sungParts(roster)).map(
      ({ instrument, part, coming, needed }) => `${instrument} ${part ?? '-'} ${coming}/${needed}`,
    )
  }
  const noFirst = choir(['Tenor', 1, 'no'], ['Tenor', 2, 'yes'], ['Tenor', 2, 'yes'])
  expect(short('TT', noFirst)).toEqual(['tenor 1 0/1'])
  expect(short('T', noFirst)).toEqual([])
  expect(short('TT', choir(['Tenor', 1, 'no'], ['Tenor', 2, 'yes'], ['Tenor', undefined, 'yes']))).toEqual([])
  expect(short('TT', choir(['Tenor', undefined, 'yes'], ['Tenor', undefined, 'yes']))).toEqual([])
  // A third tenor is none of the group's parts: any tenor can be it.
  expect(short('TTT', choir(['Tenor', 1, 'yes'], ['Tenor', 2, 'yes'], ['Tenor', 2, 'yes']))).toEqual([])
})

test('on a day of a tour those count who come on it', () => {
  const [first, second] = rosterOf('Flute', 'Flute').members
  if (!first || !second) throw new Error('no members')
  const roster = { members: [{ ...first, comesOn: [0] }, second], deputies: [] }
  expect([playersOf(roster), playersOf(roster, 0), playersOf(roster, 1)].map(({ length }) => length)).toEqual([2, 2, 1])
})
