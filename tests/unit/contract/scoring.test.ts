import { expect, test } from 'vitest'
import { readScoring, writeScoring, type ScoredPart } from '@contract/calendar/scoring'

function partsOf(typed: string): Record<string, number> {
  const read = readScoring(typed)
  if ('error' in read) throw new Error(`${typed}: ${read.error}`)
  return Object.fromEntries(read.parts.map(({ instrument, count }: ScoredPart) => [instrument, count]))
}
const errorOf = (typed: string) => {
  const read = readScoring(typed)
  return 'error' in read ? read.error : undefined
}

test('a classical orchestra', () => {
  expect(partsOf('0 2 0 2 — 2 2 0 0 — tmp — str')).toEqual({
    oboe: 2,
    bassoon: 2,
    horn: 2,
    trumpet: 2,
    timpani: 1,
    strings: 1,
  })
})

test('Beethoven’s Fifth: piccolo and contrabassoon have players of their own', () => {
  expect(partsOf('3[1.2.pic] 2 2 3[1.2.cbn] — 2 2 3 0 — tmp — str')).toEqual({
    flute: 2,
    piccolo: 1,
    oboe: 2,
    clarinet: 2,
    bassoon: 2,
    contrabassoon: 1,
    horn: 2,
    trumpet: 2,
    trombone: 3,
    timpani: 1,
    strings: 1,
  })
})

test('Dvořák’s Ninth: who doubles is no further player', () => {
  const read = readScoring('2[1.2/pic] 2[1.2/Eh] 2 2 — 4 2 3 1 — tmp+1 — str')
  expect(read).toMatchObject({
    parts: expect.arrayContaining([
      { instrument: 'flute', count: 2, doubles: ['piccolo'] },
      { instrument: 'oboe', count: 2, doubles: ['englishHorn'] },
      { instrument: 'percussion', count: 1, doubles: [] },
    ]),
  })
})

test('Adams’s Harmonielehre, and Stravinsky’s Rite, whose brackets name some of the players', () => {
  expect(
    partsOf('4[1.2/pic.3/pic.4/pic] 3[1.2.3/Eh] 4[1.2.3/bcl.bcl] 4[1.2.3.cbn] — 4 4 3 2 — tmp+4 — 2hp — pf, cel — str'),
  ).toMatchObject({ flute: 4, clarinet: 3, bassClarinet: 1, contrabassoon: 1, tuba: 2, harp: 2, piano: 1, celesta: 1 })
  expect(
    partsOf(
      '5[1.2.3/pic2.afl.pic] 5[1.2.3.4/Eh2.Eh] 5[1.2/bcl2.3.Ebcl.bcl] 5[1.2.3.4/cbn2.cbn] — 8[7/Wagtu.8/Wagtu] 5[pictp.1.2.3.4/bstp] 3 2 — 2tmp+4 — str',
    ),
  ).toMatchObject({ flute: 3, altoFlute: 1, piccolo: 1, oboe: 4, horn: 8, trumpet: 4, piccoloTrumpet: 1, timpani: 2 })
})

test('the older spellings are read, and written as the newer ones', () => {
  expect(writeScoring('*2 2 2 2—4 2 3 0—tmp—str')).toBe('*2 2 2 2 — 4 2 3 0 — tmp — str')
  expect(writeScoring('2.2.2.2-4.2.3.1-timp+2-str')).toBe('2 2 2 2 — 4 2 3 1 — tmp+2 — str')
  expect(writeScoring('2, 2, 2, 2 - 4, 3, 3, 1 - timp - 16/14/12/10/8')).toBe(
    '2 2 2 2 — 4 3 3 1 — tmp — str[16.14.12.10.8]',
  )
  expect(partsOf('str[8.7.6.5.4]')).toEqual({ violin: 15, viola: 6, cello: 5, doubleBass: 4 })
})

test('choirs, with and without an orchestra', () => {
  expect(partsOf('SATB')).toEqual({ soprano: 1, alto: 1, tenor: 1, bass: 1 })
  expect(partsOf('SSAATTBB div.')).toEqual({ soprano: 2, alto: 2, tenor: 2, bass: 2 })
  expect(partsOf('TTBB — pf')).toEqual({ tenor: 2, bass: 2, piano: 1 })
  expect(writeScoring('2 2 2 2 – 2 2 0 0 – timp – org – SATB – str')).toBe('2 2 2 2 — 2 2 0 0 — tmp — org — SATB — str')
})

test.each([
  ['SSA + org', 'SSA — org', { soprano: 2, alto: 1, organ: 1 }],
  ['SSA, org', 'SSA — org', { soprano: 2, alto: 1, organ: 1 }],
  ['SATB+org', 'SATB — org', { soprano: 1, alto: 1, tenor: 1, bass: 1, organ: 1 }],
  ['SATB, S solo', 'SATB, S solo', { soprano: 2, alto: 1, tenor: 1, bass: 1 }],
  ['SATB + solo S + pf', 'SATB, S solo — pf', { soprano: 2, alto: 1, tenor: 1, bass: 1, piano: 1 }],
  ['SATB soli, SATB', 'SATB soli, SATB', { soprano: 2, alto: 2, tenor: 2, bass: 2 }],
  ['SSAATTBB a cappella', 'SSAATTBB a cappella', { soprano: 2, alto: 2, tenor: 2, bass: 2 }],
  ['SATB div. + pf', 'SATB div — pf', { soprano: 1, alto: 1, tenor: 1, bass: 1, piano: 1 }],
  ['SATB (divisi) a capella', 'SATB div a cappella', { soprano: 1, alto: 1, tenor: 1, bass: 1 }],
  ['SA + 2 vn', 'SA — 2vn', { soprano: 1, alto: 1, violin: 2 }],
  ['vn solo, str', 'vn solo, str', { violin: 1, strings: 1 }],
  [
    'SATB + tmp + 2 + str',
    'SATB — tmp+2, str',
    { soprano: 1, alto: 1, tenor: 1, bass: 1, timpani: 1, percussion: 2, strings: 1 },
  ],
])('a choir’s %s is written %s', (typed, written, players) => {
  const read = readScoring(typed)
  const sums: Record<string, number> = {}
  if ('parts' in read)
    for (const { instrument, count } of read.parts) sums[instrument] = (sums[instrument] ?? 0) + count
  expect(sums).toEqual(players)
  expect(writeScoring(typed)).toBe(written)
  expect(writeScoring(written)).toBe(written)
})

test('a band’s list', () => {
  expect(partsOf('pic, 2 fl, ob, Ebcl, 3cl, bcl, 2 asx, tsx, bsx, hn 4, 3 tpt, 3 tbn, euph, tuba, 4 perc')).toEqual({
    piccolo: 1,
    flute: 2,
    oboe: 1,
    ebClarinet: 1,
    clarinet: 3,
    bassClarinet: 1,
    altoSax: 2,
    tenorSax: 1,
    baritoneSax: 1,
    horn: 4,
    trumpet: 3,
    trombone: 3,
    euphonium: 1,
    tuba: 1,
    percussion: 4,
  })
})

test('what is written is read as the same', () => {
  for (const typed of [
    '3[1.2.pic] 2 2 3[1.2.cbn] — 2 2 3 0 — tmp — str',
    '2[1.2/pic] 2[1.2/Eh] 2 2 — 4 2 3 1 — tmp+1 — hp, pf/cel — str[16.14.12.10.8]',
    'SSATB div — 2tbn — org',
    'pic, 2fl, 3cl, 4perc',
  ])
    expect(writeScoring(typed)).toBe(typed)
})

test('an error says where', () => {
  expect(errorOf('2 2 2 2 — 4 2 3 — tmp — str')).toBe('4 2 3')
  expect(errorOf('2 2 2')).toBe('2 2 2')
  expect(errorOf('2[1.2.3] 2 2 2 — 4 2 3 1')).toBe('2[1.2.3]')
  expect(errorOf('2[1.2/pix] 2 2 2 — 4 2 3 1')).toBe('pix')
  expect(errorOf('2 2 2 2 — 4 2 3 1 — tmp+x — str')).toBe('tmp+x')
  expect(errorOf('2 2 2 2[ — 4 2 3 1')).toBe('2[')
  expect(errorOf('Brass quintet')).toBe('Brass quintet')
  expect(errorOf('2 fl, ob, kazoo')).toBe('kazoo')
  expect(errorOf('SATB + kazoo')).toBe('kazoo')
  expect(errorOf('SATBX + org')).toBe('SATBX')
  expect(errorOf('SATB loud, org')).toBe('loud')
  expect(errorOf('')).toBe('')
})
