import { expect, it } from 'vitest'
import type { CalendarEvent, Piece } from '@contract/calendar'
import type { PieceRow } from '@/views/calendar/programme/pieceRows'
import { retitle } from '@/views/calendar/programme/pieceTitle'
import { piecesOf } from '@/views/calendar/programme/useKnownPieces'

const concert = (day: string, programme: Piece[], played?: Piece[]): CalendarEvent => ({
  id: day,
  title: 'Concerto',
  start: `${day}T22:00:00Z`,
  end: `${day}T23:00:00Z`,
  allDay: false,
  version: 1,
  extendedProps: { calendar: 'Publico', status: 'finished', programme, ...(played && { played }) },
})

it('a piece is known once, however it was typed, as it was played last', () => {
  const events = [
    concert('2026-11-01', [{ title: 'Abertura', composer: 'Carlos Gomes', minutes: 9 }]),
    concert('2026-05-01', [{ title: 'ABERTURA', composer: 'Carlos Gomes', minutes: 12 }, { title: 'Batuque' }]),
  ]
  expect(piecesOf(events)).toEqual([{ title: 'Abertura', composer: 'Carlos Gomes', minutes: 9 }, { title: 'Batuque' }])
})

it('what was played is known, and what was only planned is not', () => {
  expect(piecesOf([concert('2026-11-01', [{ title: 'Left out' }], [{ title: 'Encore' }])])).toEqual([
    { title: 'Encore' },
  ])
})

it('an intermission is no piece', () => {
  const programme: Piece[] = [{ title: 'Batuque' }, { title: 'Intermission', kind: 'intermission', minutes: 20 }]
  expect(piecesOf([concert('2026-11-01', programme)])).toEqual([{ title: 'Batuque' }])
})

const known: Piece[] = [
  { title: 'Bolero', composer: 'Ravel', minutes: 15, pieceId: 'bolero' },
  { title: 'Carmen', composer: 'Bizet', minutes: 20 },
  { title: 'Pausa', composer: 'Nobody', minutes: 3 },
]
const bolero = { title: 'Bolero', composer: 'Ravel', minutes: '15', pieceId: 'bolero' }
const bare = { title: '', composer: '', minutes: '' }

it('an intermission stays one under any title, and an encore with its day stays one', () => {
  const pause = { ...bare, title: 'Intermission', kind: 'intermission', day: 1 } as const
  expect(retitle(pause, 'Pausa', known)).toEqual({ ...pause, title: 'Pausa' })
  const encore = { ...bare, kind: 'encore', day: 1 } as const
  expect(retitle(encore, 'Bolero', known)).toEqual({ ...bolero, kind: 'encore', day: 1 })
  expect(retitle(encore, 'Novo', known)).toEqual({ ...encore, title: 'Novo' })
})

it('a line of the repertoire is no longer of it under another title, which brings its own', () => {
  expect(retitle(bolero, 'Abertura', known)).toEqual({ ...bare, title: 'Abertura' })
  expect(retitle(bolero, 'Carmen', known)).toEqual({ title: 'Carmen', composer: 'Bizet', minutes: '20' })
  // Chosen from the repertoire, and never played.
  const chosen = { title: 'Finlandia', composer: 'Sibelius', minutes: '8', pieceId: 'finlandia' }
  expect(retitle(chosen, 'Abertura', known)).toEqual({ ...bare, title: 'Abertura' })
})

it('letter by letter as at once, and what is typed again returns', () => {
  const typed = (...titles: string[]) =>
    titles.reduce<PieceRow>((row, title) => retitle(row, title, known, bolero), bolero)
  expect(typed('Boler', 'Bole', 'Bol', 'Bo', 'B', 'Ba')).toEqual({ ...bare, title: 'Ba' })
  expect(typed('Boler', 'Bole', 'Bol', 'Bole', 'Boler', 'Boléro')).toEqual({ ...bolero, title: 'Boléro' })
})

it('a corrected slip keeps composer and length, another number does not', () => {
  const slip = { title: 'Sinfnia 5', composer: 'Beethoven', minutes: '33' }
  const played: Piece[] = [{ title: 'Sinfnia 5', composer: 'Beethoven', minutes: 33 }]
  expect(retitle(slip, 'Sinfonia 5', played)).toEqual({ ...slip, title: 'Sinfonia 5' })
  expect(retitle(slip, 'Sinfnia 6', played)).toEqual({ ...bare, title: 'Sinfnia 6' })
})

it('what was typed stays, field by field', () => {
  expect(retitle({ ...bare, minutes: '17' }, 'Bolero', known)).toEqual({ ...bolero, minutes: '17' })
  expect(retitle({ title: 'Bolero', composer: 'Ravel', minutes: '17' }, 'Carmen', known)).toEqual({
    title: 'Carmen',
    composer: 'Bizet',
    minutes: '17',
  })
  // Of the same name, and by somebody else.
  const other = { ...bare, composer: 'Anônimo' }
  expect(retitle(other, 'Bolero', known)).toEqual({ ...other, title: 'Bolero' })
})
