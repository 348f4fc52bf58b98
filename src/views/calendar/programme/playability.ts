import type { EventRoster } from '@contract/calendar/replies'
import type { ScoredInstrument, ScoredPart } from '@contract/calendar/scoring'
import { readInstrument } from '@/shared/instruments/readInstrument'

export interface ShortPart {
  instrument: ScoredInstrument
  /** Of a voice that is divided. */
  part?: number
  needed: number
  /** Who said yes, plays it, and is not needed for another part. */
  coming: number
}

/** One player stands for the other: percussionists share what there is, and a band's basses are its tubas. */
const shared: Partial<Record<string, ScoredInstrument>> = {
  timpani: 'percussion',
  mallets: 'percussion',
  drumKit: 'percussion',
  ebBass: 'tuba',
  bbBass: 'tuba',
  mezzo: 'soprano',
}
const pooled = (instrument: string): string => shared[instrument] ?? instrument

/** Strings without numbers: each section, with one player at least. */
const strings = ['violin', 'viola', 'cello', 'doubleBass'] as const

/** What one person plays: their instrument, and their second one; of a divided voice also the part (`tenor/1`). */
export type Player = ReadonlySet<string>

/** Those that are divided: a piece for two tenors wants one of the first and one of the second. */
const voices = new Set(['soprano', 'alto', 'tenor', 'baritone', 'bass'])

/** By voice: the parts that members of the group sing, whether or not they come. */
type SungParts = ReadonlyMap<string, ReadonlySet<number>>

const codeOf = (name: string, section?: string) =>
  // Who plays cymbals or a snare drum plays percussion.
  readInstrument(name).code ?? (section === 'percussion' ? section : undefined)

export function sungParts({ members }: Pick<EventRoster, 'members'>): SungParts {
  const sung = new Map<string, Set<number>>()
  for (const { instrument, part } of members) {
    const code = instrument === undefined ? undefined : pooled(codeOf(instrument) ?? '')
    if (code === undefined || part === undefined || !voices.has(code)) continue
    sung.set(code, (sung.get(code) ?? new Set()).add(part))
  }
  return sung
}

/** Those who said yes, by what they play; `day`: those who said so of that day of the event. */
export function playersOf({ members, deputies }: Pick<EventRoster, 'members' | 'deputies'>, day?: number): Player[] {
  const standIns = deputies.map(({ deputy, answer, comesOn }) => ({
    answer,
    instrument: deputy.instrument,
    section: undefined,
    comesOn,
  }))
  const sung = sungParts({ members })
  return [...members, ...standIns].flatMap(({ answer, instrument, section, comesOn, ...person }) => {
    if (answer !== 'yes' || (day !== undefined && comesOn?.includes(day) === false)) return []
    const part = 'part' in person ? person.part : undefined
    const second = 'otherInstrument' in person ? person.otherInstrument : undefined
    const codes = [instrument, second].flatMap((name, at) => {
      const code = name && codeOf(name, section)
      if (!code) return []
      // Who has no part sings any.
      const parts = at === 0 && part !== undefined ? [part] : [...(sung.get(pooled(code)) ?? [])]
      return [pooled(code), ...parts.map((one) => `${pooled(code)}/${one}`)]
    })
    return codes.length > 0 ? [new Set(codes)] : []
  })
}

/** A chair to be taken by one person, who plays all of these. */
interface Chair {
  instrument: ScoredInstrument
  part?: number
  plays: readonly string[]
}

/** Who sits where: as many chairs as can be are taken, whoever has to move for it (Kuhn's algorithm). Answers the free chairs. */
function seatAll(chairs: readonly Chair[], players: readonly Player[]): Chair[] {
  const seats = new Map<Player, Chair>()
  function seat(chair: Chair, asked: Set<Player>): boolean {
    for (const player of players) {
      if (asked.has(player) || !chair.plays.every((code) => player.has(code))) continue
      asked.add(player)
      const sitting = seats.get(player)
      if (sitting === undefined || seat(sitting, asked)) {
        seats.set(player, chair)
        return true
      }
    }
    return false
  }
  return chairs.filter((chair) => !seat(chair, new Set()))
}

const chairOf = (instrument: ScoredInstrument, ...more: ScoredInstrument[]): Chair => ({
  instrument,
  plays: [...new Set([instrument, ...more].map(pooled))],
})

/** As many chairs; of a voice that is sung in parts one for each of them, from the first. */
function chairsFor(instrument: ScoredInstrument, count: number, sung: SungParts): Chair[] {
  const parts = count > 1 ? (sung.get(pooled(instrument)) ?? new Set<number>()) : new Set<number>()
  return Array.from({ length: count }, (_, at) => {
    const chair = chairOf(instrument)
    return parts.has(at + 1) ? { ...chair, part: at + 1, plays: [`${pooled(instrument)}/${at + 1}`] } : chair
  })
}

/** Of each part the players who also play what is doubled, a chair for each instrument, and the others. */
function chairsOf(
  { instrument, count, doubles }: ScoredPart,
  sung: SungParts,
): {
  doubling: [Chair, ScoredInstrument][]
  plain: Chair[]
} {
  const doubling = doubles.map((double): [Chair, ScoredInstrument] => [chairOf(instrument, double), double])
  const plain = chairsFor(instrument, Math.max(0, count - doubling.length), sung)
  return { doubling, plain }
}

/**
 * The parts for which too few said yes. A tape needs nobody. What a player doubles is played by one who plays both, else by somebody who is
 * spare: a spare flute is no piccolo.
 */
export function shortParts(
  parts: readonly ScoredPart[],
  players: readonly Player[],
  sung: SungParts = new Map(),
): ShortPart[] {
  const whole = parts
    .filter(({ instrument }) => instrument !== 'tape')
    .flatMap((part): ScoredPart[] =>
      part.instrument === 'strings' ? strings.map((instrument) => ({ instrument, count: 1, doubles: [] })) : [part],
    )
  const all = whole.map((part) => chairsOf(part, sung))
  const doubling = all.flatMap((part) => part.doubling)
  const notDoubled = new Set(
    seatAll(
      doubling.map(([chair]) => chair),
      players,
    ),
  )
  const chairs = [
    ...doubling.flatMap(([chair, double]) =>
      notDoubled.has(chair) ? [chairOf(chair.instrument), chairOf(double)] : [chair],
    ),
    ...all.flatMap(({ plain }) => plain),
  ]
  const free = seatAll(chairs, players)
  const needs = new Map<string, ShortPart>()
  for (const chair of chairs) {
    const key = `${pooled(chair.instrument)}/${chair.part ?? ''}`
    const { instrument = chair.instrument, needed = 0, coming = 0 } = needs.get(key) ?? {}
    needs.set(key, {
      instrument,
      ...(chair.part !== undefined && { part: chair.part }),
      needed: needed + 1,
      coming: coming + (free.includes(chair) ? 0 : 1),
    })
  }
  return [...needs.values()].filter((part) => part.coming < part.needed)
}
