import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { OwnSection } from '@contract/sections'
import { messages as instruments } from '@/i18n/en/instruments'
import { messages as sectionTexts } from '@/i18n/en/sections'
import { readyListKinds } from '@/views/settings/sections/readyLists'
import { readySections } from '@/views/settings/sections/readySections'
import {
  canRemove,
  familyMoves,
  isDistinct,
  joinSections,
  moveRow,
  placeInstrument,
} from '@/views/settings/sections/sectionList'

const flutes: OwnSection = { id: 'f', name: 'Flutes', family: 'woodwinds', instruments: ['Piccolo', 'Flute'] }
const brass: OwnSection = { id: 'b', family: 'brass', instruments: ['Horn', 'Tuba'] }
const strings: OwnSection = { id: 's', family: 'strings', instruments: ['Harp'] }
const all = [flutes, brass, strings]
const shapeOf = (sections: OwnSection[] | undefined) => sections?.map(({ id, instruments: names }) => [id, ...names])

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { sections: sectionTexts, instruments } } })
})

test('an instrument is laid among those of its section, or into another', () => {
  expect(shapeOf(moveRow(all, 'woodwinds/flute', 'woodwinds/piccolo'))).toEqual([
    ['f', 'Flute', 'Piccolo'],
    ['b', 'Horn', 'Tuba'],
    ['s', 'Harp'],
  ])
  expect(shapeOf(moveRow(all, 'strings/harp', 'brass/tuba'))).toEqual([
    ['f', 'Piccolo', 'Flute'],
    ['b', 'Horn', 'Harp', 'Tuba'],
    ['s'],
  ])
  // Above the first section, and onto the head of the next one.
  expect(shapeOf(moveRow(all, 'brass/horn', 'f'))).toEqual([
    ['f', 'Horn', 'Piccolo', 'Flute'],
    ['b', 'Tuba'],
    ['s', 'Harp'],
  ])
  expect(shapeOf(moveRow(all, 'woodwinds/flute', 'b'))).toEqual([
    ['f', 'Piccolo'],
    ['b', 'Flute', 'Horn', 'Tuba'],
    ['s', 'Harp'],
  ])
})

test('an instrument gets another name, or another section with its members', () => {
  const harp = { section: strings, instrument: 'Harp' }
  const renamed = placeInstrument(all, harp, { into: 's', name: 'Lyre' })
  expect(shapeOf(renamed.sections)?.at(-1)).toEqual(['s', 'Lyre'])
  expect(renamed.moves).toEqual([
    { from: { section: 'strings', instrument: 'Harp' }, to: { section: 'strings', instrument: 'Lyre' } },
  ])
  const placed = placeInstrument(all, harp, { into: 'b', name: 'Harp' })
  expect(shapeOf(placed.sections)).toEqual([['f', 'Piccolo', 'Flute'], ['b', 'Horn', 'Tuba', 'Harp'], ['s']])
  expect(placed.moves).toEqual([
    { from: { section: 'strings', instrument: 'Harp' }, to: { section: 'brass', instrument: 'Harp' } },
  ])
  const sameFamily = [brass, { ...brass, id: 'low', name: 'Low brass', instruments: [] }]
  const within = placeInstrument(sameFamily, { section: brass, instrument: 'Tuba' }, { into: 'low', name: 'Tuba' })
  expect(shapeOf(within.sections)).toEqual([
    ['b', 'Horn'],
    ['low', 'Tuba'],
  ])
  expect(within.moves).toEqual([])
})

test('a section is laid as a whole', () => {
  expect(moveRow(all, 's', 'woodwinds/flute')).toEqual([strings, flutes, brass])
  expect(moveRow(all, 'f', 'strings/harp')).toEqual([brass, strings, flutes])
  expect(moveRow(all, 'f', 'woodwinds/piccolo')).toBeUndefined()
})

test('no family has an instrument twice', () => {
  const twice = [flutes, { ...brass, instruments: ['Horn', 'flute '] }]
  expect(isDistinct(twice)).toBe(true)
  expect(moveRow(twice, 'brass/flute', 'woodwinds/flute')).toBeUndefined()
})

test('members go along to another family', () => {
  const after = moveRow(all, 'strings/harp', 'brass/tuba') ?? []
  const moves = familyMoves(all, after)
  expect(moves).toEqual([
    { from: { section: 'strings', instrument: 'Harp' }, to: { section: 'brass', instrument: 'Harp' } },
  ])
  expect(familyMoves(all, [brass, strings, flutes])).toEqual([])
})

test('a section is joined to another with its instruments, and its members to another family', () => {
  const more: OwnSection = { id: 'm', family: 'brass', instruments: ['Cornet', 'Harp'] }
  const joined = joinSections([...all, more], more, brass)
  expect([shapeOf(joined.sections)?.[1], joined.moves]).toEqual([['b', 'Horn', 'Tuba', 'Cornet', 'Harp'], []])
  const across = joinSections([...all, more], strings, more)
  expect(shapeOf(across.sections)).toEqual([
    ['f', 'Piccolo', 'Flute'],
    ['b', 'Horn', 'Tuba'],
    ['m', 'Cornet', 'Harp'],
  ])
  expect(across.moves).toEqual(familyMoves(all, [{ ...more, instruments: ['Harp'] }]))
})

test('a section with players stays, and the last of a family while it has members', () => {
  const players = [
    { section: 'brass' as const, instrument: 'horn', count: 1 },
    { section: 'strings' as const, count: 2 },
  ]
  expect(all.map((section) => canRemove(all, players, section))).toEqual([true, false, false])
  expect(canRemove([...all, { ...strings, id: 'x', instruments: [] }], players, strings)).toBe(true)
})

test('ready lists are whole, and read parts out of what members play', () => {
  const t = i18next.getFixedT<['sections', 'instruments']>('en', ['sections', 'instruments'])
  for (const kind of readyListKinds) expect(isDistinct(readySections(t, kind, []).sections)).toBe(true)
  const { sections, moves } = readySections(t, 'windBand', [
    { section: 'woodwinds', instrument: 'Clarinete', count: 3 },
    { section: 'woodwinds', instrument: 'Clarinete 2', count: 2 },
    { section: 'woodwinds', instrument: 'Cl. 3', count: 1 },
    { section: 'brass', instrument: 'Berrante', count: 1 },
  ])
  expect(sections.find(({ name }) => name === 'Clarinets')?.instruments).toContain('Clarinete')
  const to = { section: 'woodwinds', instrument: 'Clarinete' }
  expect(moves).toEqual([
    { from: { ...to, instrument: 'Clarinete 2' }, to: { ...to, part: 2 } },
    { from: { ...to, instrument: 'Cl. 3' }, to: { ...to, part: 3 } },
  ])
})
