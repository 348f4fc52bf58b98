import * as z from 'zod/mini'
import { Part, Section } from './members'
import { Id, text, foldedLine } from './primitives'

/** The most people, and the most instruments, that one event can name. */
export const INVITEES_MAX = 1_000
export const INSTRUMENTS_MAX = 60

const Instrument = foldedLine(60)

export const inviteeKinds = ['all', 'sections', 'instruments', 'groups', 'members', 'nobody'] as const

/** The field that holds the list of a kind; the other kinds have none. */
const listOf = {
  sections: 'sections',
  instruments: 'instruments',
  groups: 'groupIds',
  members: 'memberIds',
} as const

/**
 * Whose answer an event requests: all members who are active on its day; of those, the listed sections,
 * instruments, or groups of people (members/memberGroups.ts) with whoever is in them then; chosen members; or nobody. Only the list of its kind is present.
 */
export const Invitees = /* @__PURE__ */ z
  .strictObject({
    who: z.enum(inviteeKinds),
    sections: z.optional(z.array(Section).check(z.minLength(1), z.maxLength(INSTRUMENTS_MAX))),
    /** As members have them; case, accents and spaces around do not count. */
    instruments: z.optional(z.array(Instrument).check(z.minLength(1), z.maxLength(INSTRUMENTS_MAX))),
    groupIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(INSTRUMENTS_MAX))),
    memberIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(INVITEES_MAX))),
    /** Of an event: who does not answer comes. */
    isOptOut: z.optional(z.literal(true)),
  })
  .check(({ value, issues }) => {
    for (const [kind, field] of Object.entries(listOf)) {
      const [isWanted, isGiven] = [value.who === kind, value[field] !== undefined]
      const message = isWanted ? 'required' : 'not_allowed'
      if (isWanted !== isGiven) issues.push({ code: 'custom', input: value, path: [field], message })
    }
  })
export type Invitees = z.infer<typeof Invitees>

/** Folds case, accents and spaces: `Horn` and ` horn` are one instrument. */
export function instrumentKey(instrument: string): string {
  return instrument.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

function hasDistinctInstruments(needs: { instrument: string; part?: number | undefined }[]): boolean {
  // An invalid line gets its own error.
  const keys = needs.map(({ instrument, part = '' }) =>
    typeof instrument === 'string' ? `${instrumentKey(instrument)}/${part}` : instrument,
  )
  return new Set(keys).size === keys.length
}

/** How many of each instrument, or of one of its parts (second tenor), in the order of the score. */
export const Needs = /* @__PURE__ */ z
  .array(
    z.strictObject({
      instrument: Instrument,
      part: z.optional(Part),
      count: z.int().check(z.minimum(1), z.maximum(500)),
    }),
  )
  .check(z.maxLength(INSTRUMENTS_MAX), z.refine(hasDistinctInstruments, { error: 'taken' }))
export type Needs = z.infer<typeof Needs>

/** As it is read and typed: `Horn`, `Tenor 1`. */
export const partName = ({ instrument, part }: { instrument: string; part?: number | undefined }): string =>
  part === undefined ? instrument : `${instrument} ${part}`

/** A wall clock's time in the group's zone. */
export const ClockTime = /* @__PURE__ */ z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'bad_date' }))

export const PLACES_MAX = 10_000
export const GUESTS_MAX = 20

/** In whole days, so that a deadline moves with its event when that is moved, repeated or copied. */
export const REPLY_DAYS_MAX = 90
export const ReplyDays = /* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(REPLY_DAYS_MAX))

/** What an event tells its invitees. All fields are optional, as older events have none. */
export const inviteeSettings = {
  /** Absent: everybody who is active. */
  asks: z.optional(Invitees),
  /**
   * Answers are taken until the end of the day this many days before the event's; 0: until it begins. Absent: the group's
   * `replyDays`.
   */
  replyDays: z.optional(ReplyDays),
  /** Time of arrival on the event's day, or on the day before where it is later than the start. */
  callTime: z.optional(ClockTime),
  meetingPoint: z.optional(text(160)),
  dress: z.optional(text(160)),
  /** The needed instrumentation (contract/calendar/instrumentation.ts). A removed one needs nothing. */
  lineupId: z.optional(Id),
  /** Needs of this event, instead of those of its instrumentation. */
  needs: z.optional(Needs),
  /**
   * How many can come, with those whom they bring. Whoever says yes when all places are taken waits for one
   * (server/areas/calendar/events/places.ts). Absent: there is no limit.
   */
  places: z.optional(/* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(PLACES_MAX))),
  /** How many people each may bring. Absent: nobody. */
  guestsMax: z.optional(/* @__PURE__ */ z.int().check(z.minimum(1), z.maximum(GUESTS_MAX))),
  /** Of an event with days (eventDays.ts): whoever says yes says on which of them they come. */
  answersByDay: z.optional(z.literal(true)),
}

export type InviteeSettings = z.infer<z.ZodMiniObject<typeof inviteeSettings>>

/** Picks these fields; absent ones stay absent. */
export function inviteeSettingsOf(from: InviteeSettings = {}): InviteeSettings {
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs, places, guestsMax, answersByDay } = from
  const said = { places, guestsMax, answersByDay }
  const all = { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs, ...said }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
