import type { Action, Subject } from '@contract/abilities'
import { roles, type AbilityRule, type Role } from '@contract/auth'
import { roleAbilities } from '@contract/users'

/** Roles of the sample users. The template names them, and leaves open what they may do: that is ours. */
const sampleRules = {
  editor: [
    { action: 'manage', subject: 'Event' },
    { action: 'read', subject: 'Member' },
    { action: 'read', subject: 'Analytics' },
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
  author: [
    { action: 'create', subject: 'Event' },
    { action: 'update', subject: 'Event' },
    { action: 'read', subject: 'Event' },
    { action: 'read', subject: 'Auth' },
  ],
  maintainer: [
    { action: 'manage', subject: 'Group' },
    { action: 'manage', subject: 'User' },
    { action: 'read', subject: 'Member' },
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
  subscriber: [
    { action: 'read', subject: 'Event' },
    { action: 'read', subject: 'Auth' },
  ],
} satisfies Record<string, AbilityRule[]>

type SampleRole = keyof typeof sampleRules
export type ViewedRole = Role | SampleRole

export const roleRules: Record<ViewedRole, AbilityRule[]> = { ...roleAbilities, ...sampleRules }

/** Admin and client are roles of both. */
export const viewedRoles: readonly ViewedRole[] = [...roles, 'editor', 'author', 'maintainer', 'subscriber']

export const viewedSubjects = [
  'Member',
  'Finance',
  'Event',
  'Analytics',
  'Group',
  'User',
  'Bookmark',
  'ACL',
  'Auth',
] as const satisfies readonly Subject[]

export type AccessLevel = 'all' | 'some' | 'read' | 'none'

const changes = ['create', 'update', 'delete'] as const

/** How far somebody may go with a subject, in one word. */
export function accessLevel(can: (action: Action, subject: Subject) => boolean, subject: Subject): AccessLevel {
  const allowed = changes.filter((action) => can(action, subject)).length
  if (allowed === changes.length && can('read', subject)) return 'all'
  if (allowed > 0) return 'some'
  return can('read', subject) ? 'read' : 'none'
}
