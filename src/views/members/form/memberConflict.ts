import type { Member, MemberWrite } from '@contract/members'
import { editConflictRules } from '@/shared/records/editConflict'

const fields = [
  'name',
  'section',
  'instrument',
  'position',
  'status',
  'joinedOn',
  'leftOn',
  'email',
  'phone',
  'emergencyContact',
  'birthDate',
  'notes',
] as const
export type ConflictField = (typeof fields)[number]

export const memberRules = editConflictRules<MemberWrite, Member, ConflictField>(fields)
