import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { lengthOf, writeLength } from '@contract/lengths'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { pieceImportFields, type PieceFieldId } from '@/views/calendar/repertoire/importing/pieceImportFields'
import {
  pieceFinder,
  pieceLineReader,
  readGrade,
  readSeconds,
} from '@/views/calendar/repertoire/importing/pieceImportLines'
import { pieceFileColumns } from '@/views/calendar/repertoire/pieceColumns'
import { messages as de } from '@/i18n/de/pieces'
import { messages as en } from '@/i18n/en/pieces'
import { messages as pt } from '@/i18n/pt-BR/pieces'
import { tidyNames } from '@/views/calendar/repertoire/pieceNames'

const knownNames = new Set(pieceImportFields.flatMap(({ names }) => names))

function linesOf(...rows: string[]) {
  const table = parseTable(new TextEncoder().encode(rows.join('\n')), {}, knownNames, () => undefined)
  const columns = fileColumns<PieceFieldId>(table, matchColumns(pieceImportFields, sampleColumns(table)))
  return columns.rows.map(pieceLineReader(columns))
}

test('a library is read as its librarian keeps it, in German', () => {
  const [letter, nabucco, posy, quintet, total] = linesOf(
    'Archiv-Nr.;Titel;Komponist;Arrangeur;Verlag;Dauer;Schwierigkeitsgrad;Besetzung;Bemerkungen',
    'N;;;;;;;;',
    '112;Nabucco (Ouvertüre);Verdi, Giuseppe;Cesarini, Franco;Mitropa;8\'30";4-5;2 2 2 2 — 4 2 3 1 — tmp+2 — str;Stimmen fehlen',
    "113;Lincolnshire Posy;Grainger, Percy;;;16';Höchststufe;;",
    '114;Bourrée;Praetorius, Michael;;;0:02:10;2;Blechbläserquintett;',
    'Total 3;;;;;;;;',
  )
  expect([letter?.aside, total?.aside]).toEqual(['heading', 'total'])
  expect(nabucco?.item).toMatchObject({
    shelf: '112',
    title: 'Nabucco (Ouvertüre)',
    composer: 'Giuseppe Verdi',
    arranger: 'Franco Cesarini',
    publisher: 'Mitropa',
    minutes: 8,
    seconds: 30,
    grade: 4.5,
    notes: 'Stimmen fehlen',
  })
  expect(nabucco?.item?.instrumentation).toContain('tmp+2')
  expect(posy?.item).toMatchObject({
    composer: 'Percy Grainger',
    minutes: 16,
    notes: 'Schwierigkeitsgrad: Höchststufe',
  })
  expect(posy?.item?.grade).toBeUndefined()
  expect(quintet?.item).toMatchObject({ minutes: 2, seconds: 10, grade: 2, notes: 'Besetzung: Blechbläserquintett' })
})

test('what the repertoire exports comes in again, with society, work number and what is archived', () => {
  const piece: LibraryPiece = {
    id: newId(),
    title: 'Valsa',
    composer: 'Ana Lima',
    arranger: 'Bia Sá',
    publisher: 'Mitropa',
    shelf: 'P 5',
    minutes: 8,
    seconds: 30,
    grade: 3.5,
    genre: 'Dança',
    instrumentation: '2 2 2 2 - 4 2 3 1 - tmp+2 - str',
    iswc: 'T-034.524.680-1',
    society: 'GEMA',
    workNumber: '123456-001',
    notes: 'Sem oboé',
    isArchived: true,
    version: 1,
  }
  const archived = { en: 'Archived', 'pt-BR': 'Arquivada', de: 'Archiviert' }
  for (const [texts, word] of [
    [en, archived.en],
    [pt, archived['pt-BR']],
    [de, archived.de],
  ] as const) {
    const columns = pieceFileColumns(((key: string) => {
      const [group, field] = key.split('.')
      return group === 'fields' ? texts.fields[field as keyof typeof texts.fields] : word
    }) as never)
    const cells = columns.map(({ value }) => {
      const cell = value(piece) ?? ''
      return typeof cell === 'object' ? ('number' in cell ? cell.number : '') : cell
    })
    const [line] = linesOf(columns.map(({ label }) => label).join(';'), cells.join(';'), ';;;;;;;;;;;;;;')
    const { id: _id, version: _version, ...content } = piece
    const { id: _own, ...read } = line?.item ?? { id: '' }
    expect(read).toEqual({ ...content, instrumentation: line?.item?.instrumentation })
    expect(line?.item?.instrumentation).toBeDefined()
  }
})

test('a work number needs its society, which a heading may say too; one that is not known is noted', () => {
  const [bare, other] = linesOf('Title;Society;Work number', 'Mars;;77', 'Venus;BUMA;78')
  expect([bare?.item, bare?.validationErrors]).toEqual([null, ['society:']])
  expect(other?.item).toMatchObject({ society: 'other', workNumber: '78', notes: 'Society: BUMA' })
  const [gema, none] = linesOf('Titel;GEMA-Werknummer;Archiviert', 'Mars;99;nein', 'Venus;;x')
  expect(gema?.item).toMatchObject({ society: 'GEMA', workNumber: '99' })
  expect(gema?.item).not.toHaveProperty('isArchived')
  expect(none?.item).not.toHaveProperty('society')
  expect(none?.item).toMatchObject({ isArchived: true })
})

test.each([
  ['Rheinberger, Josef', '', 'Josef Rheinberger', ''],
  ['Elgar, Edward / arr. Cameron', '', 'Edward Elgar', 'Cameron'],
  ['Edward Elgar (arr. Cameron, John)', '', 'Edward Elgar', 'John Cameron'],
  ['Edward Elgar, arr. by John Cameron', '', 'Edward Elgar', 'John Cameron'],
  ['Strauss, Johann (Sohn)', 'Reed, Alfred', 'Johann Strauss (Sohn)', 'Alfred Reed'],
  ['Johann Strauss, Jr.', '', 'Johann Strauss, Jr.', ''],
  ['Arriaga, Juan', '', 'Juan Arriaga', ''],
  ['Lennon & McCartney', 'de Haan', 'Lennon & McCartney', 'de Haan'],
])('%s is the same by the form and by an import', (composer, arranger, written, arrangedBy) => {
  expect(tidyNames({ composer, arranger })).toEqual({ composer: written, arranger: arrangedBy })
  const cells = [composer, 'Verdi, Giuseppe', 'Holst, Gustav'].map((name) => `Title;"${name}";"${arranger}"`)
  const [line] = linesOf('Title;Composer;Arranger', ...cells)
  expect([line?.item?.composer, line?.item?.arranger ?? '']).toEqual([written, arrangedBy])
})

test('a name that stands there already is not turned', () => {
  expect(tidyNames({ composer: 'Lennon, McCartney', arranger: '' }, { composer: 'Lennon, McCartney' })).toEqual({
    composer: 'Lennon, McCartney',
    arranger: '',
  })
})

test('a line without a title, or with a number that is none, says so at its field', () => {
  const lines = linesOf('Title,Composer,ISMN,Minutes', ',Holst,,', 'Mars,Holst,979-0-000-00000-2,9999')
  expect(lines.map(({ item, validationErrors }) => [item, validationErrors])).toEqual([
    [null, ['title:']],
    [null, ['minutes:9999', 'ismn:979-0-000-00000-2']],
  ])
})

test.each([
  ['8', '8'],
  ['8,5 min', '8:30'],
  ['ca. 7 Min.', '7'],
  ["7'20", '7:20'],
  ['8\'30"', '8:30'],
  ['8 min 30', '8:30'],
  ['8 min. 05 sec', '8:05'],
  ['07:45', '7:45'],
  ['1:05:00', '65'],
  ['1 h 05', '65'],
  ['0:20', '0:20'],
  ['', ''],
  ['kurz', ''],
])('%j lasts %s', (text, written) => {
  const seconds = readSeconds(text)
  expect(seconds === undefined ? '' : writeLength(lengthOf(seconds))).toBe(written)
})

test.each([
  ['3', 3],
  ['3,5', 3.5],
  ['Grade 4', 4],
  ['2-3', 2.5],
  ['Mittelstufe', undefined],
  ['9', undefined],
])('%j is the difficulty %s', (text, grade) => {
  expect(readGrade(text)).toBe(grade)
})

test('a piece is known by its title, unless composer, arranger or shelf say that it is another', () => {
  const isKnown = pieceFinder([{ title: 'Carinhoso', composer: 'Pixinguinha', arranger: 'Ana Lima', shelf: 'P 5' }])
  expect(isKnown({ title: 'carinhoso' })).toBe(true)
  expect(isKnown({ title: 'Carinhoso', composer: 'Pixinguinha', shelf: 'p 5' })).toBe(true)
  expect(isKnown({ title: 'Carinhoso', arranger: 'Bia Sá' })).toBe(false)
  expect(isKnown({ title: 'Carinhoso', shelf: 'P 6' })).toBe(false)
  expect(isKnown({ title: 'Carinhoso', composer: 'Chiquinha Gonzaga' })).toBe(false)
})
