import type { MemberWrite } from '@contract/members'
import { DEMO_MAIL_DOMAIN } from './orchestra/orchestra'
import { instrumentSeats } from './roster'
import type { Seat } from './roster'
import { seeded } from './orchestra/seeded'

const SEED = 64
const DAY_MS = 86_400_000
const YEAR_DAYS = 365.25
/** Nobody joins a band earlier. */
const JOINING_AGE = 12

const relatives = ['Célia', 'Márcia', 'Rosângela', 'Zélia', 'Paulo', 'Sérgio', 'Luís', 'Mário']

type Chance = () => number

function between(chance: Chance, min: number, max: number): number {
  return min + chance() * (max - min)
}

function dateBefore(today: Date, years: number): string {
  return new Date(today.getTime() - Math.round(years * YEAR_DAYS) * DAY_MS).toISOString().slice(0, 10)
}

/** Some came this season, some in the one before; who leads, and who left, has been in for longer. */
function yearsIn({ position = '', status }: Seat, chance: Chance): number {
  const isOld = status === 'former' || /Chefe|Solista|Spalla|Regente|Arquivista/.test(position)
  const draw = chance()
  if (isOld) return between(chance, 4, 14)
  if (draw < 0.25) return between(chance, 0.1, 0.9)
  if (draw < 0.5) return between(chance, 1.1, 1.9)
  return between(chance, 2.1, 9)
}

/** Who leads plays the first part; of those who play alone nobody says which one. */
const parts = [/Chefe|Solista|Spalla|Primeira/, /Segunda/, /Terceira/, /Quarta/]

/** The part of each of those who play an instrument, and the seat in it. */
function placesOf(players: readonly Seat[]): { part?: number; seat?: number }[] {
  if (players.length < 2) return players.map(() => ({}))
  const taken = new Map<number, number>()
  return players.map(({ position = '', status }) => {
    const at = parts.findIndex((words) => words.test(position))
    if (at < 0 || status === 'former') return {}
    const seat = (taken.get(at) ?? 0) + 1
    taken.set(at, seat)
    return { part: at + 1, seat }
  })
}

/** `Letícia Sant’Anna` writes as `leticia.santanna`. */
function mailName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
}

/** No number of this form is given out. */
export function phone(line: number): string {
  return `+55 12 90000-${String(line).padStart(4, '0')}`
}

function memberId(number: number): string {
  return `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** The orchestra's people: the same each time, with dates that are as far from today as they should be. */
export function demoMembers(today: Date): MemberWrite[] {
  const chance = seeded(SEED)
  const seats = instrumentSeats.flatMap(({ section, instrument, seats: players }) => {
    const places = instrument === undefined ? [] : placesOf(players)
    return players.map((seat, at) => ({ section, instrument, seat, place: places[at] }))
  })
  return seats.map(({ section, instrument, seat, place }, index) => {
    const years = seat.yearsIn ?? yearsIn(seat, chance)
    const age = seat.age ?? between(chance, Math.max(18, years + JOINING_AGE), 66)
    const [relative = ''] = relatives.slice(Math.floor(chance() * relatives.length))
    return {
      id: memberId(index + 1),
      name: seat.name,
      section,
      instrument,
      ...place,
      secondInstrument: seat.secondInstrument,
      position: seat.position,
      status: seat.status ?? 'active',
      // A few have no address, and a few never told their birthday, as everywhere.
      email: index % 13 === 12 ? undefined : `${mailName(seat.name)}@${DEMO_MAIL_DOMAIN}`,
      phone: phone(index + 1),
      birthDate: index % 11 === 10 ? undefined : dateBefore(today, age),
      joinedOn: dateBefore(today, years),
      emergencyContact:
        index % 3 === 0 || age < 18
          ? { name: `${relative} ${seat.name.split(' ').slice(1).join(' ')}`, phone: phone(1000 + index) }
          : undefined,
      notes: seat.notes,
    }
  })
}
