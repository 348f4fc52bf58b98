import { expect, test } from 'vitest'
import type { PiecePart } from '@contract/calendar/pieceFiles'
import type { PieceFile } from '@contract/calendar/pieceFiles'
import { missingParts } from '@/views/calendar/repertoire/files/missingParts'
import { partOfName } from '@/views/calendar/repertoire/files/partOfName'

const parts: PiecePart[] = [
  { instrument: 'Flauta' },
  { instrument: 'Clarinete', part: 1 },
  { instrument: 'Clarinete', part: 2 },
  { instrument: 'Saxofone tenor' },
  { instrument: 'Trompa' },
]

test.each([
  ['Bolero - Clarinet 2.pdf', { instrument: 'Clarinete', part: 2 }],
  ['Bolero_2nd_Clarinet.pdf', { instrument: 'Clarinete', part: 2 }],
  ['03 Bolero (Klarinette II).PDF', { instrument: 'Clarinete', part: 2 }],
  ['bolero cl1.musicxml', { instrument: 'Clarinete', part: 1 }],
  ['Bolero-Tenor_Sax_1.pdf', { instrument: 'Saxofone tenor', part: 1 }],
  ['BoleroFlauta.mp3', { instrument: 'Flauta' }],
  ['Bolero – F Horn 3.pdf', { instrument: 'Trompa', part: 3 }],
  ['Bolero - Oboe.pdf', { instrument: 'Oboe' }],
  ['Bolero - Score.pdf', undefined],
  ['Bolero - Partitura.pdf', undefined],
  ['Bolero.pdf', undefined],
])('the file %j is for %j', (name, part) => {
  expect(partOfName(name, 'Bolero', parts)).toEqual(part)
})

test('a title that names an instrument is no part', () => {
  expect(partOfName('Flute Concerto - Clarinet 1.pdf', 'Flute Concerto', parts)).toEqual({
    instrument: 'Clarinete',
    part: 1,
  })
  expect(partOfName('Flute Concerto.pdf', 'Flute Concerto', parts)).toBeUndefined()
})

test('parts without a file are those that no file names; of what the piece is scored for, where that is known', () => {
  const fileFor = (...own: PiecePart[]) => ({ ...(own.length > 0 && { parts: own }) }) as PieceFile
  const files = [fileFor(), fileFor({ instrument: 'clarinete', part: 1 }), fileFor({ instrument: 'Flauta', part: 1 })]
  expect(missingParts(parts, files, undefined)).toEqual([parts[2], parts[3], parts[4]])
  expect(missingParts(parts, files, '2 fl, 2 cl, 4 hn')).toEqual([parts[2], parts[4]])
  expect(missingParts(parts, [fileFor({ instrument: 'Clarinete' })], 'cl')).toEqual([])
})
