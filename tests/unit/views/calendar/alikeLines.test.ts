import { expect, test } from 'vitest'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { alikePieces } from '@/views/calendar/repertoire/alike/alikePieces'
import { mergeRows, mergedPiece } from '@/views/calendar/repertoire/alike/mergeRows'
import { groupAlike, isAlike } from '@/views/calendar/repertoire/alikeLines'

const alike = (one: [string, string?], other: [string, string?]) =>
  isAlike({ title: one[0], composer: one[1] }, { title: other[0], composer: other[1] })

test('case, accents, punctuation and a slip do not make another piece', () => {
  expect(alike(['Protofonia de “O Guarani”', 'Carlos Gomes'], ['protofonia de o guarani', 'C. Gomes'])).toBe(true)
  expect(alike(['Suite Nordestina'], ['Suíte Nordestinna', 'Duda'])).toBe(true)
  expect(alike(['Carmen', 'Bizet'], ['Carmen', 'Georges Bizet'])).toBe(true)
})

test('another number, another composer or a short title with another letter is another piece', () => {
  expect(alike(['Sinfonia nº 1', 'Mahler'], ['Sinfonia nº 2', 'Mahler'])).toBe(false)
  expect(alike(['Second Suite II'], ['Second Suite I'])).toBe(false)
  expect(alike(['Requiem', 'Mozart'], ['Requiem', 'Verdi'])).toBe(false)
  expect(alike(['Valsa'], ['Balsa'])).toBe(false)
})

test('spellings of one piece stand together, in the order of the first', () => {
  const lines = ['Odeon', 'Carinhoso', 'Carinhozo', 'ODEON'].map((title) => ({ title }))
  expect(groupAlike(lines).map((group) => group.map(({ title }) => title))).toEqual([
    ['Odeon', 'ODEON'],
    ['Carinhoso', 'Carinhozo'],
  ])
})

test('pieces that may be one are found in a library, other editions of a work are not, and the fuller one comes first', () => {
  const titles = ['Valsa nº 1', 'Valsa nº 2', 'VALSA Nº 2', 'Nabucodonosor', 'Nabucodonossor', 'Hino', 'Hino']
  const pieces = titles.map((title, at) => ({ id: String(at), title, version: 1 })) as LibraryPiece[]
  const [, , , nabucco, , hymn, other] = pieces
  if (nabucco) nabucco.shelf = 'N 1'
  for (const [piece, arranger] of [
    [hymn, 'Meij'],
    [other, 'Reed'],
  ] as const)
    if (piece) piece.arranger = arranger
  expect(alikePieces(pieces.toReversed()).map((pair) => pair.map(({ id }) => id))).toEqual([
    ['3', '4'],
    ['2', '1'],
  ])
})

test('a merged piece takes what was chosen, a work number with its society, and is archived where both were', () => {
  const kept = { id: '01900000-0000-7000-8000-000000000001', title: 'Valsa', isArchived: true, version: 3 } as const
  const other = {
    id: 'x',
    title: 'Waltz',
    society: 'GEMA',
    workNumber: '12',
    minutes: 5,
    seconds: 30,
    version: 1,
  } as const
  expect(mergeRows(kept, other)).toEqual([
    { field: 'title', values: ['Valsa', 'Waltz'], proposed: 0 },
    { field: 'minutes', values: ['', '5:30'], proposed: 1 },
    { field: 'workNumber', values: ['', '12 · GEMA'], proposed: 1 },
  ])
  expect(mergedPiece(kept, other, ['workNumber'])).toEqual({
    id: kept.id,
    title: 'Valsa',
    society: 'GEMA',
    workNumber: '12',
    version: 3,
  })
})

test('pieces of one title by several composers stay apart, and who is not named is nobody of them', () => {
  const [unnamed, schubert, bruckner] = [
    { title: 'Ave Maria' },
    { title: 'Ave Maria', composer: 'Franz Schubert' },
    { title: 'Ave María', composer: 'Anton Bruckner' },
  ]
  expect(groupAlike([unnamed, schubert, bruckner])).toEqual([[unnamed], [schubert], [bruckner]])
  expect(groupAlike([unnamed, schubert, { title: 'AVE MARIA' }])).toEqual([[schubert, unnamed, { title: 'AVE MARIA' }]])
})
