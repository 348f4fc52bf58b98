import * as z from 'zod/mini'
import { Section } from './members'
import { Id, text, foldedLine } from './primitives'

/** The most people, and the most instruments, that one event can name. */
export const INVITEES_MAX = 1_000
export const INSTRUMENTS_MAX = 60

const Instrument = foldedLine(60)

export const inviteeKinds = ['all', 'sections', 'instruments', 'members', 'nobody'] as const

/** The field that lists whom a kind asks; the other kinds have none. */
const listOf = { sections: 'sections', instruments: 'instruments', members: 'memberIds' } as const

/**
 * Whom an event asks: everybody who is active on its day, or of those the sections or the instruments that are listed, or chosen
 * people, or nobody. The list of the kind is given, and no other.
 */
export const Invitees = /* @__PURE__ */ z
  .strictObject({
    who: z.enum(inviteeKinds),
    sections: z.optional(z.array(Section).check(z.minLength(1), z.maxLength(INSTRUMENTS_MAX))),
    /** As members have them; case, accents and spaces around do not count. */
    instruments: z.optional(z.array(Instrument).check(z.minLength(1), z.maxLength(INSTRUMENTS_MAX))),
    memberIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(INVITEES_MAX))),
  })
  .check(({ value, issues }) => {
    for (const [kind, field] of Object.entries(listOf)) {
      const [isWanted, isGiven] = [value.who === kind, value[field] !== undefined]
      const message = isWanted ? 'required' : 'not_allowed'
      if (isWanted !== isGiven) issues.push({ code: 'custom', input: value, path: [field], message })
    }
  })
export type Invitees = z.infer<typeof Invitees>

/** As `Horn` and ` horn`: one instrument, however somebody wrote it. */
export function instrumentKey(instrument: string): string {
  return instrument.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

function hasDistinctInstruments(needs: { instrument: string }[]): boolean {
  // Where a line is wrong, its own error tells.
  const keys = needs.map(({ instrument }) => (typeof instrument === 'string' ? instrumentKey(instrument) : instrument))
  return new Set(keys).size === keys.length
}

/** How many of each instrument, in the order of the score. */
export const Needs = /* @__PURE__ */ z
  .array(z.strictObject({ instrument: Instrument, count: z.int().check(z.minimum(1), z.maximum(500)) }))
  .check(z.maxLength(INSTRUMENTS_MAX), z.refine(hasDistinctInstruments, { error: 'taken' }))
export type Needs = z.infer<typeof Needs>

/** A wall clock's time in the group's zone. */
const ClockTime = /* @__PURE__ */ z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'bad_date' }))

/** In whole days: a deadline goes along when its event moves, is repeated or copied. */
export const REPLY_DAYS_MAX = 90
export const ReplyDays = /* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(REPLY_DAYS_MAX))

/** What an event says to those whom it asks. All may be absent, as they were before there were any. */
export const inviteeSettings = {
  /** Absent: everybody who is active. */
  asks: z.optional(Invitees),
  /**
   * Answers are taken until the end of the day that lies so many days before the event's; 0: until it begins. Absent: as the
   * group's `replyDays` says.
   */
  replyDays: z.optional(ReplyDays),
  /** When to be there: at that time of the event's day, or of the day before where the event has begun by then. */
  callTime: z.optional(ClockTime),
  meetingPoint: z.optional(text(160)),
  dress: z.optional(text(160)),
  /** The line-up that is needed (contract/lineups.ts). One that was removed since asks for nothing. */
  lineupId: z.optional(Id),
  /** Needed at this event, in place of what its line-up says. */
  needs: z.optional(Needs),
}

export type InviteeSettings = z.infer<z.ZodMiniObject<typeof inviteeSettings>>

/** These fields alone of what holds others too; those that are absent stay absent. */
export function inviteeSettingsOf(from: InviteeSettings = {}): InviteeSettings {
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs } = from
  const all = { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
