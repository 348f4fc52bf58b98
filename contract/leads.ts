import * as z from 'zod/mini'
import { sections as families } from './choices'
import { SECTIONS_MAX } from './sections'
import { Id, line } from './primitives'

/** As many as a group can have (members/memberGroups.ts). */
const MEMBER_GROUPS_MAX = 60

/** The sections and groups of people that a user leads, beside the role (contract/calendar/leading.ts). */
export const Leads = z.strictObject({
  /** Ids of the group's sections (sections.ts). */
  sections: z.array(line(36)).check(z.maxLength(SECTIONS_MAX)),
  memberGroups: z.array(Id).check(z.maxLength(MEMBER_GROUPS_MAX)),
})
export type Leads = z.infer<typeof Leads>
/** What a section or group of people that somebody leads is called; a section without a name as its family. */
export const LedName = z.object({ name: z.optional(z.string()), family: z.optional(z.enum(families)) })
export type LedName = z.infer<typeof LedName>
export const noLeads: Leads = { sections: [], memberGroups: [] }
