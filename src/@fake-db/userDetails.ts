import * as z from 'zod/mini'
import { pick, strewn } from './words'

/** Not in the specification: what the page of a user tells beside their record. */
export interface UserDetail {
  /** The newest first. */
  activity: { id: number; kind: (typeof kinds)[number]; subject: string; time: string }[]
  usage: Record<(typeof resources)[number], number>
  permissions: Permissions
  security: {
    isTwoStep: boolean
    /** An instant, as are the others. */
    passwordSince: string
    sessions: { id: number; device: string; place: string; seen: string; isCurrent: boolean }[]
  }
}

const kinds = ['signIn', 'comment', 'file', 'invoice', 'role', 'password'] as const
const resources = ['seats', 'projects', 'storage', 'emails'] as const
const actions = z.array(z.enum(['read', 'create', 'update', 'delete']))
export const Permissions = z.object({
  users: actions,
  invoices: actions,
  content: actions,
  reports: actions,
  settings: actions,
})
export type Permissions = z.infer<typeof Permissions>

export const DetailChange = z.object({
  id: z.number(),
  permissions: z.optional(Permissions),
  isTwoStep: z.optional(z.boolean()),
  /** Those that are kept; the others are ended. */
  sessions: z.optional(z.array(z.number())),
})

type Action = z.infer<typeof actions>[number]

const all: Action[] = ['read', 'create', 'update', 'delete']
const rolePermissions: Record<string, Partial<Permissions>> = {
  admin: { users: all, invoices: all, content: all, reports: all, settings: all },
  editor: { users: ['read'], content: all, reports: ['read'] },
  author: { content: ['read', 'create', 'update'], reports: ['read'] },
  maintainer: { users: ['read', 'update'], invoices: ['read'], content: ['read'], reports: ['read'], settings: all },
  subscriber: { content: ['read'] },
}

/** What the role gives, and to some one thing more. */
export const permissionsOfRole = (role: string): Permissions => ({
  users: [],
  invoices: [],
  content: [],
  reports: [],
  settings: [],
  ...rolePermissions[role],
})

function permissionsOf(role: string, index: number): Permissions {
  const permissions = permissionsOfRole(role)
  if (index % 3 === 1 && permissions.invoices.length === 0) permissions.invoices = ['read']
  return permissions
}

const HOUR_MS = 3_600_000
/** What happens often comes often. */
const usual = [
  'comment',
  'file',
  'signIn',
  'comment',
  'invoice',
  'file',
  'signIn',
  'role',
  'comment',
  'password',
] as const
const devices = ['Firefox, Linux', 'Safari, iPhone', 'Chrome, Windows', 'Edge, Windows', 'Chrome, Android']
const cities = ['Porto Alegre', 'Lisbon', 'Leipzig', 'Osaka', 'Cork']
const subjects: Record<(typeof kinds)[number], readonly string[]> = {
  signIn: devices,
  comment: ['Programme of the spring concert', 'Minutes of the board', 'Seating plan'],
  file: ['parts.pdf', 'bowings-final.pdf', 'photographs.zip'],
  invoice: ['#4991', '#5003', '#5012'],
  role: ['Editor', 'Author', 'Maintainer'],
  password: [''],
}

/** Each thing some hours before the one above it, from now on backwards. */
function activityOf(index: number, now: number): UserDetail['activity'] {
  let hours = strewn(index, 1, 3)
  return Array.from({ length: 12 }, (_, place) => {
    const kind = place === 0 ? 'signIn' : pick(usual, strewn(index, 0, 9) + place)
    const time = new Date(now - hours * HOUR_MS).toISOString()
    hours += strewn(index + place, 3, 19)
    return { id: place + 1, kind, subject: pick(subjects[kind], index + place), time }
  })
}

/** What a plan holds at most of each. */
const limits: Record<string, UserDetail['usage']> = {
  basic: { seats: 3, projects: 3, storage: 2, emails: 500 },
  team: { seats: 15, projects: 20, storage: 20, emails: 5000 },
  company: { seats: 40, projects: 50, storage: 100, emails: 20_000 },
  enterprise: { seats: 100, projects: 200, storage: 500, emails: 100_000 },
}

/** Between a third and all of what the plan holds. */
function usageOf(index: number, plan: string): UserDetail['usage'] {
  const usage = { seats: 1, projects: 1, storage: 1, emails: 0 }
  for (const [place, resource] of resources.entries()) {
    usage[resource] = Math.ceil(((limits[plan]?.[resource] ?? 1) * strewn(index * 4 + place, 34, 98)) / 100)
  }
  return usage
}

export function detailOf(index: number, role: string, plan: string): UserDetail {
  const now = Date.now()
  return {
    activity: activityOf(index, now),
    usage: usageOf(index, plan),
    permissions: permissionsOf(role, index),
    security: {
      isTwoStep: index % 2 === 0,
      passwordSince: new Date(now - strewn(index, 20, 400) * 24 * HOUR_MS).toISOString(),
      sessions: Array.from({ length: 3 }, (_, place) => ({
        id: place + 1,
        device: pick(devices, index + place),
        place: pick(cities, index + place * 2),
        seen: new Date(now - place * strewn(index + place, 9, 50) * HOUR_MS).toISOString(),
        isCurrent: place === 0,
      })),
    },
  }
}
