import * as z from 'zod/mini'
import { instrumentKey } from '@contract/invitees'
import type { Needs } from '@contract/invitees'
import type { AnswerState } from './replyRules'

/**
 * The light of an event: whether enough people will come to play. The one rule of it, for either end.
 *
 * With a needed line-up, each instrument is looked at by itself, deputies among its people:
 * - green: each has as many yes as are needed;
 * - red: some instrument cannot get there, even if all who say maybe and all who are silent came, or the deadline has passed and
 *   its yes are short;
 * - amber: all else, as maybe and silence could still make it.
 *
 * Without one, the share of those asked who said yes decides: green from three quarters on; red where less than half can come, all
 * who say maybe or nothing counted while the deadline has not passed, and none of them afterwards; amber in between.
 */
export const READINESS_GREEN_SHARE = 0.75
export const READINESS_RED_SHARE = 0.5

/** The best first. */
export const readinessColours = ['green', 'amber', 'red'] as const

/** Whether one says less good things than the other, where both say something. */
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
  needed: z.int(),
  ...Counts,
  /** How many yes are missing; 0: none. */
  short: z.int(),
})
export type NeededInstrument = z.infer<typeof NeededInstrument>

export const Readiness = z.object({
  colour: z.enum(readinessColours),
  /** Of all who are asked, those included whose instrument is not needed; deputies are among them. */
  asked: z.int(),
  ...Counts,
  /** Of the silent: those who had answered before the event was moved. */
  toConfirm: z.int(),
  /** In the order of the line-up; empty where none is needed. */
  needs: z.array(NeededInstrument),
  isPastDeadline: z.boolean(),
})
export type Readiness = z.infer<typeof Readiness>

/** Somebody who is asked, or a deputy; or as many as play the same and say the same. */
export interface Invitee {
  instrument?: string | undefined
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

/** By the instrument's key, which is made once for each spelling: many lights are asked for at once. */
function countByInstrument(people: readonly Invitee[]): Map<string, typeof noStates> {
  const spellings = new Map<string, typeof noStates>()
  const byKey = new Map<string, typeof noStates>()
  for (const { instrument = '', state, count = 1 } of people) {
    let counts = spellings.get(instrument)
    if (counts === undefined) {
      const key = instrumentKey(instrument)
      counts = byKey.get(key) ?? { ...noStates }
      spellings.set(instrument, counts)
      byKey.set(key, counts)
    }
    counts[state] += count
  }
  return byKey
}

/** Who else can still come. After the deadline nobody is waited for. */
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

/** Null: it asks nobody and needs nothing, so there is nothing to say. */
export function readinessOf(
  people: readonly Invitee[],
  needs: Needs | undefined,
  isPastDeadline: boolean,
): Readiness | null {
  if (people.length === 0 && (needs === undefined || needs.length === 0)) return null
  const byInstrument = countByInstrument(people)
  const needed = (needs ?? []).map(({ instrument, count }) => {
    const counts = byInstrument.get(instrumentKey(instrument)) ?? noStates
    return { instrument, needed: count, ...counts, short: Math.max(0, count - counts.yes) }
  })
  const states = countStates(people)
  const all = { asked: states.yes + states.maybe + states.no + states.silent, ...states }
  return {
    colour: needed.length > 0 ? colourOfNeeds(needed, isPastDeadline) : colourOfShare(all, isPastDeadline),
    ...all,
    toConfirm: countStates(people.filter(({ toConfirm }) => toConfirm)).silent,
    needs: needed,
    isPastDeadline,
  }
}
