import type { EventCalendar, Piece } from '@contract/calendar'
import { dayOf, monthOfYear, weekdayFrom } from './calendarDays'
import { addDays } from '@contract/days'
import { cantataSet, carnivalSet, concertSeason, paradeSet, patronSet, weddingSet } from './programmes'

/** What happens besides rehearsals, each in its months of the year and at most once a month. */
const occasionKinds = [
  'concert',
  'carnival',
  'gathering',
  'patron',
  'parade',
  'cantata',
  'juneFair',
  'assembly',
  'wedding',
  'party',
] as const
export type OccasionKind = (typeof occasionKinds)[number]

export interface Occasion {
  kind: OccasionKind
  months: readonly number[]
  calendar: EventCalendar
  title: (month: string) => string
  place: string
  description?: string
  programme?: (month: string) => Piece[]
  /** The day on which it is, or begins. */
  day: (month: string) => string
  /** On the clock, and for so many hours; absent: for `days` whole days. */
  at?: { time: string; hours: number }
  days?: number
}

const SUNDAY = 0
const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6

const from = (day: number, weekday: number) => (month: string) => weekdayFrom(dayOf(month, day), weekday)
const always =
  <Value>(value: Value) =>
  () =>
    value

const couples = ['Helena e Murilo', 'Bianca e Otto', 'Lorena e Davi', 'Marina e Téo', 'Alice e Rui', 'Nina e Caetano']
const yearOf = (month: string) => Number(month.slice(0, 4))
const isEvenYear = (month: string) => yearOf(month) % 2 === 0

const weddingMonths = [5, 9, 11]

function coupleOf(month: string): string {
  const place = yearOf(month) * weddingMonths.length + weddingMonths.indexOf(monthOfYear(month))
  return couples[place % couples.length] ?? ''
}

export const occasions: Occasion[] = [
  {
    kind: 'concert',
    months: [4, 5, 6, 8, 9, 10, 11, 12],
    calendar: 'Publico',
    title: (month) => concertSeason[monthOfYear(month)]?.title ?? '',
    place: 'Teatro Municipal do Vale',
    description: 'Chegada às 18h30, passagem de som às 19h. Traje preto completo.',
    programme: (month) => concertSeason[monthOfYear(month)]?.programmes[isEvenYear(month) ? 0 : 1] ?? [],
    day: from(16, SATURDAY),
    at: { time: '20:00', hours: 1.75 },
  },
  {
    kind: 'carnival',
    months: [2],
    calendar: 'Particular',
    title: always('Baile de carnaval do Clube Serrano'),
    place: 'Clube Serrano',
    description: 'Só metais, saxofones e percussão. Camiseta da banda.',
    programme: always(carnivalSet),
    day: from(10, SATURDAY),
    at: { time: '22:00', hours: 4 },
  },
  {
    kind: 'gathering',
    months: [7, 10],
    calendar: 'Outros',
    title: always('Encontro de bandas em Serra Azul'),
    place: 'Serra Azul',
    description: 'Ônibus sai da sede no sábado às 6h; volta no domingo à noite.',
    day: from(4, SATURDAY),
    days: 2,
  },
  {
    kind: 'patron',
    months: [7],
    calendar: 'Publico',
    title: always('Festa da padroeira'),
    place: 'Coreto da Praça da Matriz',
    programme: always(patronSet),
    day: from(20, SUNDAY),
    at: { time: '17:00', hours: 2 },
  },
  {
    kind: 'parade',
    months: [9],
    calendar: 'Publico',
    title: always('Desfile cívico de 7 de Setembro'),
    place: 'Avenida Brasil',
    programme: always(paradeSet),
    day: (month) => dayOf(month, 7),
    at: { time: '09:00', hours: 2.5 },
  },
  {
    kind: 'cantata',
    months: [12],
    calendar: 'Particular',
    title: always('Cantata de Natal do comércio'),
    place: 'Galeria Central',
    programme: always(cantataSet),
    day: from(8, SUNDAY),
    at: { time: '19:00', hours: 1.5 },
  },
  {
    kind: 'juneFair',
    months: [6],
    calendar: 'Outros',
    title: always('Festa junina da banda'),
    place: 'Sede da banda',
    description: 'Cada naipe cuida de uma barraca. Rifa às 21h.',
    day: from(23, SATURDAY),
    at: { time: '18:00', hours: 5 },
  },
  {
    kind: 'assembly',
    months: [3],
    calendar: 'Outros',
    title: always('Assembleia geral da associação'),
    place: 'Sede da banda',
    description: 'Prestação de contas, planos da temporada e o que ocorrer.',
    day: from(15, MONDAY),
    at: { time: '19:30', hours: 1.5 },
  },
  {
    kind: 'wedding',
    months: weddingMonths,
    calendar: 'Particular',
    title: (month) => `Casamento de ${coupleOf(month)}`,
    place: 'Igreja Matriz de São Sebastião',
    description: 'Grupo reduzido, no coro da igreja. Traje social escuro.',
    programme: always(weddingSet),
    day: from(2, SATURDAY),
    at: { time: '17:00', hours: 1.5 },
  },
  {
    kind: 'party',
    months: [12],
    calendar: 'Outros',
    title: always('Confraternização de fim de ano'),
    place: 'Sede da banda',
    day: from(9, FRIDAY),
    at: { time: '20:00', hours: 3.5 },
  },
]

/** The id of what happens in a month: the books name it without having seen the calendar. */
export function occasionId(kind: OccasionKind, month: string): string {
  const place = String(occasionKinds.indexOf(kind)).padStart(3, '0')
  return `01900000-0000-7000-a${place}-${month.replace('-', '').padStart(12, '0')}`
}

/** The first day after it. */
export function endDayOf({ days = 1 }: Occasion, day: string): string {
  return addDays(day, days)
}
