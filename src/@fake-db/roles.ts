import * as z from 'zod/mini'
import { nextId } from './rows'
import { get, NOT_FOUND, post, type SampleCall } from './sampleCall'
import { Permissions, permissionsOfRole } from './userDetails'

export interface SampleRole {
  id: number
  /** Of those that users have; null for one that somebody added. */
  role: string | null
  /** Empty where it is not named otherwise than the role is. */
  name: string
  permissions: Permissions
}

const SavedRole = z.object({
  role: z.object({
    id: z.optional(z.number()),
    name: z.string().check(z.maxLength(80)),
    permissions: Permissions,
  }),
})

/** Not in the specification: what the page of the roles shows and changes. */
export function roleCalls(): SampleCall[] {
  const roles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'].map((role, index): SampleRole => {
    return { id: index + 1, role, name: '', permissions: permissionsOfRole(role) }
  })
  return [
    get('/apps/roles/data', () => [200, { roles }]),
    post('/apps/roles/save-role', (ask) => {
      const { role: given } = ask.body(SavedRole)
      if (given.id === undefined) {
        const added: SampleRole = { ...given, id: nextId(roles), role: null }
        roles.push(added)
        return [201, { role: added }]
      }
      const role = roles.find(({ id }) => id === given.id)
      return role ? [200, { role: Object.assign(role, given) }] : NOT_FOUND
    }),
  ]
}
