import * as z from 'zod/mini'
import { ContactWrite } from '@contract/members/contacts'
import type { Contact } from '@contract/members/contacts'

export interface ContactValues {
  name: string
  relation: string
  phone: string
  email: string
  address: string
  isGuardian: boolean
  /** When they are called; empty: not in an emergency. */
  emergency: string
}

/** What a contact is to one member. */
export const tieOf = (contact: Contact | undefined, memberId: string) =>
  contact?.members.find((tie) => tie.memberId === memberId)

/** `isGuardian`: of a contact who is not tied to the member yet. */
export function contactValues(contact: Contact | undefined, memberId: string, isGuardian: boolean): ContactValues {
  const tie = tieOf(contact, memberId)
  return {
    name: contact?.name ?? '',
    relation: tie?.relation ?? '',
    phone: contact?.phone ?? '',
    email: contact?.email ?? '',
    address: contact?.address ?? '',
    isGuardian: tie ? tie.isGuardian === true : isGuardian,
    emergency: tie?.emergency === undefined ? '' : String(tie.emergency),
  }
}

/** The contact with what the form says of it and of this member; what it is to others stays. */
export function toContactRequest(
  values: ContactValues,
  target: Pick<ContactWrite, 'id' | 'version'>,
  { memberId, known }: { memberId: string; known: Contact | undefined },
): ContactWrite {
  const { name, relation, phone, email, address, isGuardian, emergency } = values
  const others = known?.members.filter((tie) => tie.memberId !== memberId) ?? []
  const tie = {
    memberId,
    ...(relation && { relation }),
    ...(isGuardian && { isGuardian: true as const }),
    ...(emergency && { emergency: Number(emergency) }),
  }
  return {
    ...target,
    name,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
    members: [...others, tie].toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1)),
  }
}

const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules; `known`: whom the form writes over, who may be called for others. */
export function contactSchema(known: Contact | undefined) {
  return z.custom<ContactValues>().check(({ value, issues }) => {
    const request = toContactRequest(value, { id: ANY_ID }, { memberId: ANY_ID, known })
    for (const { path, message } of ContactWrite.safeParse(request).error?.issues ?? []) {
      const field = path[0] === 'members' ? path.at(-1) : path[0]
      issues.push({ code: 'custom', input: value, path: [field ?? 'name'], message })
    }
  })
}
