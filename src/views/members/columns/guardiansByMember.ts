import type { Member } from '@contract/members'
import type { Contact } from '@contract/members/contacts'

export type GuardiansOf = (member: Pick<Member, 'id'>) => readonly Contact[]

export function guardiansByMember(guardians: readonly Contact[]): GuardiansOf {
  const known = new Map<string, Contact[]>()
  for (const guardian of guardians)
    for (const { memberId, isGuardian } of guardian.members)
      if (isGuardian) known.set(memberId, [...(known.get(memberId) ?? []), guardian])
  return ({ id }) => known.get(id) ?? []
}
