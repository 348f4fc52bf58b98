import { expect } from 'vitest'
import type { Permission } from '@/@fake-db/permissions'
import type { SampleRole } from '@/@fake-db/roles'
import type { SampleCase, Send } from './sampleCase'

const LIST = 'GET /apps/permissions/data'
const ADD = 'POST /apps/permissions/add-permission'
const UPDATE = 'POST /apps/permissions/update-permission'
const DELETE = 'DELETE /apps/permissions/delete'

interface PermissionList {
  params: object
  allData: Permission[]
  total: number
  permissions: Permission[]
}

const list = async (send: Send, params?: object) =>
  (await send.get<PermissionList>('/apps/permissions/data', params)).data
const CREATED = /^\d{1,2} [A-Z][a-z]{2,3}, \d{1,2}:\d\d [AP]M$/

export const permissionCases: SampleCase[] = [
  [
    LIST,
    'the nine of the specification, with what was asked for',
    async (send) => {
      const { status, data } = await send.get<PermissionList>('/apps/permissions/data')
      expect(status).toBe(200)
      expect(data.params).toEqual({ q: '', perPage: 10, page: 1 })
      expect(data.total).toBe(9)
      expect(data.permissions).toEqual(data.allData)
      expect(data.allData.map(({ name }) => name)).toEqual([
        'Management',
        'Manage Billing & Roles',
        'Add & Remove Users',
        'Project Planning',
        'Manage Email Sequences',
        'Client Communication',
        'Only View',
        'Financial Management',
        "Manage Others' Tasks",
      ])
      const roles = ['administrator', 'manager', 'restricted-user', 'support', 'user']
      expect([...new Set(data.allData.flatMap(({ assignedTo }) => assignedTo))].sort()).toEqual(roles)
      for (const { createdDate } of data.allData) expect(createdDate).toMatch(CREATED)
    },
  ],
  [
    LIST,
    'ten a page',
    async (send) => {
      for (const name of ['Ring the bell', 'Pull the curtain']) {
        await send.post('/apps/permissions/add-permission', { permission: { name } })
      }
      const { permissions, total } = await list(send)
      expect([permissions.length, total]).toEqual([10, 11])
    },
  ],
  [
    LIST,
    'q, perPage, page, assignedTo',
    async (send) => {
      const { allData } = await list(send)
      expect((await list(send, { q: 'MANAGE' })).permissions).toEqual(
        allData.filter(({ name }) => /manage/i.test(name)),
      )
      const second = await list(send, { page: 2, perPage: 4 })
      expect([second.permissions, second.total]).toEqual([allData.slice(4, 8), 9])
      const support = await list(send, { assignedTo: 'support', page: '1' })
      expect(support.permissions).toEqual(allData.filter(({ assignedTo }) => assignedTo.includes('support')))
      expect(support.params).toEqual({ q: '', perPage: 10, page: 1, assignedTo: 'support' })
      expect((await list(send, { assignedTo: 'nobody' })).total).toBe(0)
    },
  ],
  [
    ADD,
    '201; assigned to the administrator alone, created now: day, month, comma, time',
    async (send) => {
      const { status, data } = await send.post<{ permission: Permission }>('/apps/permissions/add-permission', {
        permission: { name: 'Ring the bell' },
      })
      expect(status).toBe(201)
      expect(data.permission).toEqual({
        id: 10,
        name: 'Ring the bell',
        assignedTo: ['administrator'],
        createdDate: expect.stringMatching(CREATED),
      })
      const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
      expect([today.format(Date.now() - 60_000), today.format()]).toContain(data.permission.createdDate.split(',')[0])
      expect((await list(send)).allData).toContainEqual(data.permission)
      const plain = await send.post<{ permission: Permission }>('/apps/permissions/add-permission', {
        permission: 'Pull the curtain',
      })
      expect(plain.data.permission).toMatchObject({ id: 11, name: 'Pull the curtain' })
    },
  ],
  [
    ADD,
    'a 400 without a name',
    async (send) => {
      for (const body of [{}, { permission: '' }, { permission: { name: ' ' } }]) {
        expect((await send.post('/apps/permissions/add-permission', body)).status).toBe(400)
      }
    },
  ],
  [
    UPDATE,
    '201 with the new name; all else stays',
    async (send) => {
      const before = (await list(send)).allData[2]
      const { status, data } = await send.post<{ permission: Permission }>('/apps/permissions/update-permission', {
        id: 3,
        name: 'Door keys',
      })
      expect(status).toBe(201)
      expect(data.permission).toEqual({ ...before, name: 'Door keys' })
      expect((await list(send)).allData[2]).toEqual(data.permission)
      expect((await send.post('/apps/permissions/update-permission', { id: 99, name: 'x' })).status).toBe(404)
    },
  ],
  [
    DELETE,
    'takes it out, once',
    async (send) => {
      expect((await send.remove('/apps/permissions/delete', { id: 3 })).status).toBe(200)
      expect((await list(send)).total).toBe(8)
      expect((await send.remove('/apps/permissions/delete', { id: 3 })).status).toBe(404)
    },
  ],
  [
    'GET /apps/roles/data',
    'the five roles that users have, and what each may do',
    async (send) => {
      const { status, data } = await send.get<{ roles: SampleRole[] }>('/apps/roles/data')
      expect(status).toBe(200)
      expect(data.roles.map(({ role }) => role)).toEqual(['admin', 'editor', 'author', 'maintainer', 'subscriber'])
      expect(data.roles[0]?.permissions.users).toEqual(['read', 'create', 'update', 'delete'])
    },
  ],
  [
    'POST /apps/roles/save-role',
    'adds one under the next number, changes the one it names, a 404 where there is none',
    async (send) => {
      const roles = async () => (await send.get<{ roles: SampleRole[] }>('/apps/roles/data')).data.roles
      const [first] = await roles()
      const save = (role: object) => send.post('/apps/roles/save-role', { role })
      expect((await save({ name: 'Guest', permissions: first?.permissions })).status).toBe(201)
      expect((await roles()).at(-1)).toMatchObject({ id: 6, name: 'Guest', role: null })
      expect((await save({ id: 1, name: 'Owner', permissions: first?.permissions })).status).toBe(200)
      expect((await roles())[0]).toEqual({ ...first, name: 'Owner' })
      expect((await save({ id: 99, name: '', permissions: first?.permissions })).status).toBe(404)
      expect((await save({ name: 'Guest' })).status).toBe(400)
    },
  ],
]
