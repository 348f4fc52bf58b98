import { memberStatuses, sections } from '@contract/choices'
import type { MemberStatus, Section } from '@contract/members'
import type { MemberGroup, MemberGroupRule, MemberGroupWrite } from '@contract/members/memberGroups'

export interface MemberGroupValues {
  name: string
  by: 'hand' | 'rule'
  memberIds: string[]
  statuses: MemberStatus[]
  /** Families. */
  sections: Section[]
  /** Ids of the group's own sections. */
  ownSections: string[]
  instruments: string[]
  ownField: string
  ownValue: string
  ageFrom: string
  ageTo: string
}

/** `memberIds`: of a new group, who was ticked for it. */
export function memberGroupValues(
  group: MemberGroup | undefined,
  memberIds: readonly string[] = [],
): MemberGroupValues {
  const rule = group?.rule ?? {}
  return {
    name: group?.name ?? '',
    by: group?.rule ? 'rule' : 'hand',
    memberIds: group?.memberIds ?? [...memberIds],
    statuses: rule.statuses ?? [],
    sections: rule.sections ?? [],
    ownSections: rule.ownSections ?? [],
    instruments: rule.instruments ?? [],
    ownField: rule.ownField ?? '',
    ownValue: rule.ownValue ?? '',
    ageFrom: rule.ageFrom?.toString() ?? '',
    ageTo: rule.ageTo?.toString() ?? '',
  }
}

const some = <Value>(chosen: Value[]) => (chosen.length > 0 ? chosen : undefined)
const whole = (typed: string) => (typed.trim() === '' ? undefined : Number(typed))

/** As it is sent, valid or not. */
export function toRule(values: MemberGroupValues): MemberGroupRule {
  const { ownSections, instruments, ownField, ownValue, ageFrom, ageTo } = values
  const all = {
    statuses: some(memberStatuses.filter((status) => values.statuses.includes(status))),
    sections: some(sections.filter((section) => values.sections.includes(section))),
    ownSections: some(ownSections),
    instruments: some(instruments),
    ...(ownField !== '' && { ownField, ownValue: ownValue.trim() || undefined }),
    ageFrom: whole(ageFrom),
    ageTo: whole(ageTo),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** As it is sent, valid or not. */
export function toMemberGroup(
  values: MemberGroupValues,
  { id, version }: { id: string; version?: number | undefined },
): MemberGroupWrite {
  const { name, by, memberIds } = values
  return {
    id,
    name: name.trim(),
    ...(by === 'hand' ? { memberIds } : { rule: toRule(values) }),
    ...(version && { version }),
  }
}
