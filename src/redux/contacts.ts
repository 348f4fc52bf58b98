import {
  type Contact,
  type ContactList,
  type ContactWrite,
  addContactCall,
  listContactsCall,
  removeContactCall,
} from '@contract/members/contacts'
import { apiRequest } from '@/api/apiRequest'
import type { NameChoices } from '@/redux/names'

/** The contacts of a member, those who are called first in front. */
export const fetchContacts = (memberId: string): Promise<ContactList> =>
  apiRequest(listContactsCall, { params: { memberId } })

/** Everybody who is the guardian of somebody, by name. */
export const fetchGuardians = async (): Promise<Contact[]> =>
  (await apiRequest(listContactsCall, { params: { isGuardian: 'true' } })).contacts

export interface FoundContact extends Contact {
  /** The names of the members that they belong to. */
  of: string
}

/** Contacts by name; more are found by a search. */
export async function searchContacts(q: string): Promise<NameChoices<FoundContact>> {
  const { contacts, members } = await apiRequest(listContactsCall, { params: { q } })
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const rows = contacts.map((contact) => ({
    ...contact,
    of: contact.members.map(({ memberId }) => names.get(memberId) ?? '').join(', '),
  }))
  // How many there are is not told: what is typed is searched whenever it may not be among these.
  return { rows, total: rows.length < 20 ? rows.length : rows.length + 1 }
}

export const saveContact = async (contact: ContactWrite): Promise<Contact> =>
  (await apiRequest(addContactCall, { data: { contact } })).contact

export const removeContact = (id: string): Promise<unknown> => apiRequest(removeContactCall, { params: { id } })
