import * as z from 'zod/mini'
import { holds, nextId, pageOf } from './rows'
import { get, NOT_FOUND, post, remove, removeFrom, type SampleCall } from './sampleCall'
import { strewn } from './words'

const roles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const
type PermissionRole = (typeof roles)[number]

export interface Permission {
  id: number
  name: string
  assignedTo: PermissionRole[]
  /** Day, month, comma, time: `4 Mar, 5:28 PM`. */
  createdDate: string
}

const seed: [name: string, assignedTo: PermissionRole[]][] = [
  ['Management', ['administrator']],
  ['Manage Billing & Roles', ['administrator']],
  ['Add & Remove Users', ['administrator', 'manager']],
  ['Project Planning', ['administrator', 'user', 'support']],
  ['Manage Email Sequences', ['administrator', 'user', 'support']],
  ['Client Communication', ['administrator', 'manager']],
  ['Only View', ['administrator', 'restricted-user']],
  ['Financial Management', ['administrator', 'manager']],
  ["Manage Others' Tasks", ['administrator', 'support']],
]

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
// Newer engines set a narrow space before AM and PM.
const createdDateOf = (date: Date) => `${day.format(date)}, ${time.format(date).replace(/\s/u, ' ')}`

function permissionOf([name, assignedTo]: (typeof seed)[number], index: number): Permission {
  const created = new Date(
    2026,
    strewn(index, 0, 9),
    strewn(index + 3, 1, 28),
    strewn(index, 8, 19),
    strewn(index, 0, 59),
  )
  return { id: index + 1, name, assignedTo, createdDate: createdDateOf(created) }
}

const Name = z.string().check(z.regex(/\S/))
const NewPermission = z.object({ permission: z.union([Name, z.object({ name: Name })]) })
const Renamed = z.object({ id: z.number(), name: Name })

export function permissionCalls(): SampleCall[] {
  const permissions = seed.map(permissionOf)
  return [
    get('/apps/permissions/data', (ask) => {
      const [q, assignedTo] = [ask.text('q'), ask.text('assignedTo')]
      const found = permissions.filter(
        (permission) =>
          holds(q, [permission.name]) &&
          (assignedTo === undefined || permission.assignedTo.some((role) => role === assignedTo)),
      )
      const params = { q: q ?? '', perPage: ask.number('perPage', 10), page: ask.number('page', 1), assignedTo }
      return [200, { params, allData: permissions, total: found.length, permissions: pageOf(found, ask) }]
    }),
    post('/apps/permissions/add-permission', (ask) => {
      const { permission: given } = ask.body(NewPermission)
      const permission: Permission = {
        id: nextId(permissions),
        name: typeof given === 'string' ? given : given.name,
        assignedTo: ['administrator'],
        createdDate: createdDateOf(new Date()),
      }
      permissions.push(permission)
      return [201, { permission }]
    }),
    post('/apps/permissions/update-permission', (ask) => {
      const { id, name } = ask.body(Renamed)
      const permission = permissions.find((known) => known.id === id)
      return permission ? [201, { permission: Object.assign(permission, { name }) }] : NOT_FOUND
    }),
    remove('/apps/permissions/delete', (ask) => removeFrom(permissions, ({ id }) => id === ask.id())),
  ]
}
