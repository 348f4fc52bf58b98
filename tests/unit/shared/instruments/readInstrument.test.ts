import { expect, test } from 'vitest'
import { readInstrument } from '@/shared/instruments/readInstrument'

test.each([
  ['Klarinette 2', 'clarinet', 2],
  ['2nd Clarinet', 'clarinet', 2],
  ['Cl. 2', 'clarinet', 2],
  ['Cl2', 'clarinet', 2],
  ['Clarinet 3 (Bb)', 'clarinet', 3],
  ['Es-Klarinette', 'ebClarinet', undefined],
  ['Requinta', 'ebClarinet', undefined],
  ['Sax tenor', 'tenorSax', undefined],
  ['Alto Sax 1', 'altoSax', 1],
  ['Violine I', 'violin', 1],
  ['1. Violine', 'violin', 1],
  ['Violino II', 'violin', 2],
  ['1º violino', 'violin', 1],
  ['Violini', 'violin', undefined],
  ['Primeira flauta', 'flute', 1],
  ['Flauta 1ª', 'flute', 1],
  ['2e Hautbois', 'oboe', 2],
  ['Oboé', 'oboe', undefined],
  ['Trompete 3 in B', 'trumpet', 3],
  ['3. Trompete (B)', 'trumpet', 3],
  ['segundo trompete', 'trumpet', 2],
  ['Trompette 2', 'trumpet', 2],
  ['4th Horn', 'horn', 4],
  ['Corno 4', 'horn', 4],
  ['Horn in F', 'horn', undefined],
  ['Cor anglais', 'englishHorn', undefined],
  ['Posaune 1', 'trombone', 1],
  ['Tenorhorn 2', 'baritoneHorn', 2],
  ['B-Tuba', 'bbBass', undefined],
  ['Perc. 2', 'percussion', 2],
  ['Alt 2', 'alto', 2],
  ['Contralto 2', 'alto', 2],
  ['Sopran II', 'soprano', 2],
  ['Tenöre', 'tenor', undefined],
  ['S1', 'soprano', 1],
  ['B 2', 'bass', 2],
  ['S I', 'soprano', 1],
  ['S II', 'soprano', 2],
  ['B II', 'bass', 2],
  ['A 2', 'alto', 2],
  ['T.1', 'tenor', 1],
  ['Bariton', 'baritone', undefined],
])('%j is %s, part %s', (text, code, part) => {
  expect(readInstrument(text)).toMatchObject({ code, part })
})

test.each(['Berimbau', 'Surdo', 'Wagner tuba 2', 'Clarinet/Bass clarinet', 'Violin 1/2', ''])(
  '%j is not known, and stays as it was written',
  (text) => {
    expect(readInstrument(text)).toEqual({ code: undefined, name: text, isShort: false, part: undefined })
  },
)

test('the name comes back as it was typed, and says whether it is an abbreviation', () => {
  expect(readInstrument('2nd Clarinet')).toMatchObject({ name: 'Clarinet', isShort: false })
  expect(readInstrument('Klar. 2')).toMatchObject({ name: 'Klar', isShort: true })
})
