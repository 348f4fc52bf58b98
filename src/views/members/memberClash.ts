import type { Member, MemberWrite } from '@contract/members'

/** Two versions of one member, and the one that both began with (none while adding). */
export interface MemberClash {
  mine: MemberWrite
  theirs: Member
  read: Member | undefined
}

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

function isSame(a: MemberWrite, b: MemberWrite, field: ClashField): boolean {
  return JSON.stringify(a[field]) === JSON.stringify(b[field])
}

/** What the other one left as it was read is the person's to change without being asked. */
function isOpen({ mine, theirs, read }: MemberClash, field: ClashField): boolean {
  return !isSame(mine, theirs, field) && (read === undefined || !isSame(theirs, read, field))
}

/** Where to choose. `isMine`: the person changed this field too; else the difference is the other's doing alone. */
export function questionsOf(clash: MemberClash): { field: ClashField; isMine: boolean }[] {
  const { mine, read } = clash
  return fields
    .filter((field) => isOpen(clash, field))
    .map((field) => ({ field, isMine: read === undefined || !isSame(mine, read, field) }))
}

/** Whether both say the same in every field. */
export function isAgreed({ mine, theirs }: MemberClash): boolean {
  return fields.every((field) => isSame(mine, theirs, field))
}

/** Theirs, with what the person changed alone and the chosen ones of the open fields, ready to be saved over it. */
export function merge(clash: MemberClash, keepsMine: (field: ClashField) => boolean): MemberWrite {
  const kept = fields.filter((field) => !isOpen(clash, field) || keepsMine(field))
  return { ...clash.theirs, ...Object.fromEntries(kept.map((field) => [field, clash.mine[field]])) }
}
