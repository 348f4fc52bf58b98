import type { Member, MemberWrite } from '@contract/members'
import { clashRules, type Clash } from '@/shared/records/editConflict'

const fields = [
  'name',
  'section',
  'instrument',
  'position',
  'status',
  'joinedOn',
  'email',
  'phone',
  'emergencyContact',
  'birthDate',
  'notes',
] as const
export type ClashField = (typeof fields)[number]

export type MemberClash = Clash<MemberWrite, Member>
export const memberRules = clashRules<MemberWrite, Member, ClashField>(fields)
