import * as z from 'zod/mini'
import { instrumentKey } from '@contract/invitees'
import { Part } from '@contract/members'
import type { Needs } from '@contract/invitees'
import type { AnswerState } from './replyRules'

/**
 * Readiness of an event: whether enough people will come to play. The one rule for client and server.
 *
 * With needs, each instrument counts by itself, or each of its parts that is needed; deputies and others without a part stand where
 * one of the instrument is missing:
 * - green: each has as many yes as needed;
 * - red: some instrument cannot reach its number, even if all maybe and silent came, or the deadline has passed and its yes are
 *   too few;
 * - amber: all else.
 *
 * Without needs, the share of yes among invitees and deputies decides: green from three quarters; red where less than half
 * can still come, where maybe and silent count until the deadline; amber in between.
 */
export const READINESS_GREEN_SHARE = 0.75
export const READINESS_RED_SHARE = 0.5

/** Best first. */
export const readinessColours = ['green', 'amber', 'red'] as const

/** Whether `after` has a worse colour than `before`; false where either is unknown. */
export function isWorseReadiness(
  after: Pick<Readiness, 'colour'> | null,
  before: Pick<Readiness, 'colour'> | null,
): boolean {
  if (after === null || before === null) return false
  return readinessColours.indexOf(after.colour) > readinessColours.indexOf(before.colour)
}

const Counts = { yes: z.int(), maybe: z.int(), no: z.int(), silent: z.int() }

export const NeededInstrument = z.object({
  instrument: z.string(),
  /** Absent: all who play the instrument. */
  part: z.optional(Part),
  needed: z.int(),
  ...Counts,
  /** Number of missing yes; 0: none. */
  short: z.int(),
})
export type NeededInstrument = z.infer<typeof NeededInstrument>

export const Readiness = z.object({
  colour: z.enum(readinessColours),
  /** All invitees and deputies, also those whose instrument is not needed. */
  asked: z.int(),
  ...Counts,
  /** Of the silent, those who had answered before the event was moved. */
  toConfirm: z.int(),
  /** In the order of the needs; empty where there are none. */
  needs: z.array(NeededInstrument),
  /** Of instruments that are needed by part, those without a part who said no: they are in none of `needs`. Absent: 0. */
  noWithoutPart: z.optional(z.int()),
  isPastDeadline: z.boolean(),
})
export type Readiness = z.infer<typeof Readiness>

/** An invitee or deputy; or several with the same instrument, part and answer, as a `count`. */
export interface Invitee {
  instrument?: string | undefined
  part?: number | undefined
  state: AnswerState
  toConfirm?: boolean | undefined
  /** At least 1. Absent: one. */
  count?: number | undefined
}

const noStates = { yes: 0, maybe: 0, no: 0, silent: 0 }

function countStates(people: readonly Invitee[]) {
  const counts = { ...noStates }
  for (const { state, count = 1 } of people) counts[state] += count
  return counts
}

interface InstrumentCounts {
  all: typeof noStates
  /** By part; 0: who has none. */
  parts: Map<number, typeof noStates>
}

/** Counts by instrument. The key is computed once for each spelling, as readiness is computed for many events at once. */
function countByInstrument(people: readonly Invitee[]): Map<string, InstrumentCounts> {
  const spellings = new Map<string, InstrumentCounts>()
  const byKey = new Map<string, InstrumentCounts>()
  for (const { instrument = '', part = 0, state, count = 1 } of people) {
    let counts = spellings.get(instrument)
    if (counts === undefined) {
      const key = instrumentKey(instrument)
      counts = byKey.get(key) ?? { all: { ...noStates }, parts: new Map() }
      spellings.set(instrument, counts)
      byKey.set(key, counts)
    }
    counts.all[state] += count
    const ofPart = counts.parts.get(part) ?? { ...noStates }
    ofPart[state] += count
    counts.parts.set(part, ofPart)
  }
  return byKey
}

/** Those of the part, and as many of `free`, who have no part, as are still missing; they are taken from `free`. */
function fillPart(ofPart: typeof noStates, needed: number, free: typeof noStates): typeof noStates {
  const counts = { ...ofPart }
  for (const state of ['yes', 'maybe', 'silent'] as const) {
    const missing = needed - counts.yes - counts.maybe - counts.silent
    const taken = Math.min(free[state], Math.max(0, state === 'yes' ? needed - counts.yes : missing))
    counts[state] += taken
    free[state] -= taken
  }
  return counts
}

/** Number of those who can still come; none after the deadline. */
const hopeOf = ({ maybe, silent }: { maybe: number; silent: number }, isPastDeadline: boolean) =>
  isPastDeadline ? 0 : maybe + silent

function colourOfNeeds(needs: NeededInstrument[], isPastDeadline: boolean): Readiness['colour'] {
  if (needs.every(({ short }) => short === 0)) return 'green'
  return needs.some((need) => need.short > hopeOf(need, isPastDeadline)) ? 'red' : 'amber'
}

function colourOfShare(readiness: Pick<Readiness, 'asked' | 'yes' | 'maybe' | 'silent'>, isPastDeadline: boolean) {
  const { asked, yes } = readiness
  if (yes >= asked * READINESS_GREEN_SHARE) return 'green'
  return yes + hopeOf(readiness, isPastDeadline) < asked * READINESS_RED_SHARE ? 'red' : 'amber'
}

/** Null: there are no invitees and no needs. */
export function readinessOf(
  people: readonly Invitee[],
  needs: Needs | undefined,
  isPastDeadline: boolean,
): Readiness | null {
  if (people.length === 0 && (needs === undefined || needs.length === 0)) return null
  const byInstrument = countByInstrument(people)
  const free = new Map<string, typeof noStates>()
  const needed = (needs ?? []).map(({ instrument, part, count }) => {
    const key = instrumentKey(instrument)
    const found = byInstrument.get(key)
    const without = free.get(key) ?? { ...(found?.parts.get(0) ?? noStates) }
    free.set(key, without)
    const counts =
      part === undefined ? (found?.all ?? noStates) : fillPart(found?.parts.get(part) ?? noStates, count, without)
    return {
      instrument,
      ...(part !== undefined && { part }),
      needed: count,
      ...counts,
      short: Math.max(0, count - counts.yes),
    }
  })
  const whole = new Set(
    (needs ?? []).flatMap(({ instrument, part }) => (part === undefined ? instrumentKey(instrument) : [])),
  )
  const without = [...free].reduce((sum, [key, { no }]) => (whole.has(key) ? sum : sum + no), 0)
  const states = countStates(people)
  const all = { asked: states.yes + states.maybe + states.no + states.silent, ...states }
  return {
    colour: needed.length > 0 ? colourOfNeeds(needed, isPastDeadline) : colourOfShare(all, isPastDeadline),
    ...all,
    toConfirm: countStates(people.filter(({ toConfirm }) => toConfirm)).silent,
    needs: needed,
    ...(without > 0 && { noWithoutPart: without }),
    isPastDeadline,
  }
}
