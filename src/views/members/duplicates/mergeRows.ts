import type { Member } from '@contract/members'
import type { MergeSide, MergeSides } from '@contract/members/duplicates'

export type SideIndex = 0 | 1
/** Whose value is right: the first record's, the second's, or both together. */
export type MergeChoice = SideIndex | 'both'

export interface MergeRow {
  /** A `MergeField`, or the id of an own field. */
  field: string
  label: string
  /** For reading; empty where the record has nothing. */
  values: [string, string]
  canJoin: boolean
  proposed: MergeChoice
}

/** The field in words, for one of the records. */
export interface FieldReader {
  field: MergeRow['field']
  label: string
  read: (member: Member) => string
}

const changedLater = ([one, other]: MergeSides['sides']): SideIndex => (other.changedAt > one.changedAt ? 1 : 0)

function proposedMembership({ sides, canJoinHistories }: MergeSides): MergeChoice {
  if (canJoinHistories) return 'both'
  const [one, other] = sides.map(({ member }) => member.joinedOn)
  if (one !== undefined && other !== undefined) return other < one ? 1 : 0
  if (one === undefined && other === undefined) return changedLater(sides)
  return one === undefined ? 1 : 0
}

/** The filled one, or of two the newer; notes and histories together where that is possible. */
function propose(field: MergeRow['field'], [one, other]: [string, string], compared: MergeSides): MergeChoice {
  if (field === 'membership') return proposedMembership(compared)
  if (one === '' || other === '') return one === '' ? 1 : 0
  if (field === 'notes') return 'both'
  const [first, second] = compared.sides.map(({ member }) => member.familyName !== undefined)
  // Whose surname is known was looked at by somebody.
  if (field === 'name' && first !== second) return second ? 1 : 0
  return changedLater(compared.sides)
}

/** The fields in which the records differ, each with what is proposed; and the labels of those that say the same. */
export function mergeRows(compared: MergeSides, readers: readonly FieldReader[]): { rows: MergeRow[]; same: string[] } {
  const [one, other] = compared.sides
  const rows: MergeRow[] = []
  const same: string[] = []
  for (const { field, label, read } of readers) {
    const values: [string, string] = [read(one.member), read(other.member)]
    const canJoin = field === 'membership' ? compared.canJoinHistories : field === 'notes' && !values.includes('')
    if (values[0] !== values[1] || (field === 'membership' && compared.canJoinHistories))
      rows.push({ field, label, values, canJoin, proposed: propose(field, values, compared) })
    else if (values[0] !== '') same.push(label)
  }
  return { rows, same }
}

const weightOf = ({ hasAccount, hasLink, counts }: MergeSide): number => {
  const hanging = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (hasAccount ? 1e9 : 0) + (hasLink ? 1e6 : 0) + Math.min(hanging, 1e6 - 1)
}

/** The record that is proposed to stay: the one with an account, with a link, or on which more hangs; never one whose twin may not go. */
export function proposedKept([one, other]: MergeSides['sides']): SideIndex {
  if (one.mayGiveUp !== other.mayGiveUp) return one.mayGiveUp ? 1 : 0
  return weightOf(other) > weightOf(one) ? 1 : 0
}
