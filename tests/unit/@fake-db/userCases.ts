import { expect } from 'vitest'
import type { UserDetail } from '@/@fake-db/userDetails'
import type { SampleUser } from '@/@fake-db/users'
import type { SampleCase, Send } from './sampleCase'

const ALL = 'GET /api/users/list/all-data'
const ADD = 'POST /apps/users/add-user'
const LIST = 'GET /api/users/list/data'
const ONE = 'GET /api/users/user'
const DETAIL = 'GET /api/users/detail'
const CHANGE_DETAIL = 'POST /apps/users/update-detail'
const CHANGE = 'POST /apps/users/update-user'
const DELETE = 'DELETE /apps/users/delete'

interface UserList {
  total: number
  users: SampleUser[]
}

const all = async (send: Send) => (await send.get<SampleUser[]>('/api/users/list/all-data')).data
const list = async (send: Send, params?: object) => (await send.get<UserList>('/api/users/list/data', params)).data
const byName = (a: SampleUser, b: SampleUser) => a.fullName.localeCompare(b.fullName, 'en')

const isFiltered = (name: 'role' | 'status' | 'currentPlan', value: string): SampleCase => [
  LIST,
  name,
  async (send) => {
    const { users, total } = await list(send, { [name]: value, perPage: 100 })
    expect(total).toBeGreaterThan(0)
    expect(users.toSorted((a, b) => a.id - b.id)).toEqual((await all(send)).filter((user) => user[name] === value))
    expect((await list(send, { [name]: 'nothing' })).total).toBe(0)
  },
]

export const userCases: SampleCase[] = [
  [
    ALL,
    'everyone, with every field, billing, role, plan and status of the specification',
    async (send) => {
      const { status, data } = await send.get<SampleUser[]>('/api/users/list/all-data')
      expect(status).toBe(200)
      const fields = 'avatar billing company contact country currentPlan email fullName id role status username'.split(
        ' ',
      )
      for (const user of data) expect(Object.keys(user).sort()).toEqual(fields)
      const values = (name: keyof SampleUser) => [...new Set(data.map((user) => String(user[name])))].toSorted()
      expect(values('billing')).toEqual(['Auto Debit', 'Manual - Cash', 'Manual - Credit Card', 'Manual - Paypal'])
      expect(values('role')).toEqual(['admin', 'author', 'editor', 'maintainer', 'subscriber'])
      expect(values('currentPlan')).toEqual(['basic', 'company', 'enterprise', 'team'])
      expect(values('status')).toEqual(['active', 'inactive', 'pending'])
    },
  ],
  [
    ADD,
    '201 with the user, whose id is the last one and one more',
    async (send) => {
      const last = Math.max(...(await all(send)).map(({ id }) => id))
      const user = { fullName: 'Zita Zorn', email: 'zita@example.org', role: 'editor' }
      const { status, data } = await send.post<{ user: SampleUser }>('/apps/users/add-user', user)
      expect(status).toBe(201)
      expect(data.user).toMatchObject({ ...user, id: last + 1, status: 'pending' })
      expect(await all(send)).toContainEqual(data.user)
      const wrapped = await send.post<{ user: SampleUser }>('/apps/users/add-user', { user })
      expect(wrapped.data.user.id).toBe(last + 2)
    },
  ],
  [
    ADD,
    'a removed user comes back under the number they had; another number is not taken',
    async (send) => {
      const everyone = await all(send)
      const [user] = everyone.filter(({ id }) => id === 7)
      await send.remove('/apps/users/delete', { id: 7 })
      const { data } = await send.post<{ user: SampleUser }>('/apps/users/add-user', { user })
      expect(data.user).toEqual(user)
      expect(await all(send)).toEqual(everyone)
      for (const id of [7, 999]) {
        const other = await send.post<{ user: SampleUser }>('/apps/users/add-user', { user: { ...user, id } })
        expect(other.data.user.id).toBeGreaterThan(everyone.length)
        expect(other.data.user.id).not.toBe(999)
      }
    },
  ],
  [
    ADD,
    'a user without a name is a 400',
    async (send) => {
      expect((await send.post('/apps/users/add-user', { email: 'x@example.org' })).status).toBe(400)
    },
  ],
  [
    LIST,
    'ten a page, by full name, upwards',
    async (send) => {
      const { status, data } = await send.get<UserList>('/api/users/list/data')
      expect(status).toBe(200)
      const everyone = await all(send)
      expect(data).toEqual({ total: everyone.length, users: everyone.toSorted(byName).slice(0, 10) })
    },
  ],
  [
    LIST,
    'page, perPage, sort and sortColumn',
    async (send) => {
      const everyone = await all(send)
      const { users } = await list(send, { page: 2, perPage: 4, sort: 'desc' })
      expect(users).toEqual(everyone.toSorted((a, b) => byName(b, a)).slice(4, 8))
      const byId = await list(send, { sortColumn: 'id', sort: 'desc', perPage: 3 })
      expect(byId.users.map(({ id }) => id)).toEqual([everyone.length, everyone.length - 1, everyone.length - 2])
      expect(await list(send, { page: 99 })).toEqual({ total: everyone.length, users: [] })
    },
  ],
  ...(['email', 'fullName', 'billing'] as const).map((name): SampleCase => [
    LIST,
    `q finds the ${name}`,
    async (send) => {
      const [user] = await all(send)
      const { users } = await list(send, { q: String(user?.[name]).toUpperCase(), perPage: 100 })
      expect(users).toContainEqual(user)
    },
  ]),
  [
    LIST,
    'q looks nowhere else',
    async (send) => {
      const [user] = await all(send)
      expect((await list(send, { q: user?.company })).total).toBe(0)
      expect((await list(send, { q: user?.contact })).total).toBe(0)
      expect((await list(send, { q: user?.company, also: [user?.id] })).total).toBe(0)
    },
  ],
  isFiltered('role', 'editor'),
  isFiltered('status', 'pending'),
  isFiltered('currentPlan', 'team'),
  [
    LIST,
    'filters and q together',
    async (send) => {
      const { users } = await list(send, { q: 'manual', role: 'admin', status: 'active', perPage: 100 })
      const expected = (await all(send)).filter(
        ({ billing, role, status }) => billing.startsWith('Manual') && role === 'admin' && status === 'active',
      )
      expect(users.toSorted((a, b) => a.id - b.id)).toEqual(expected)
    },
  ],
  [
    ONE,
    'by id; a 404 where there is none',
    async (send) => {
      const { status, data } = await send.get<{ user: SampleUser }>('/api/users/user', { id: 7 })
      expect(status).toBe(200)
      expect(data.user).toEqual((await all(send)).find(({ id }) => id === 7))
      expect((await send.get('/api/users/user', { id: '7' })).data).toEqual(data)
      expect((await send.get('/api/users/user', { id: 999 })).status).toBe(404)
      expect((await send.get('/api/users/user')).status).toBe(404)
    },
  ],
  [
    DETAIL,
    'what a user did, uses and may do, and where they are signed in; a 404 where there is none',
    async (send) => {
      const { data } = await send.get<UserDetail>('/api/users/detail', { id: 7 })
      const times = data.activity.map(({ time }) => time)
      expect(times).toEqual(times.toSorted().toReversed())
      expect(Object.keys(data.usage)).toEqual(['seats', 'projects', 'storage', 'emails'])
      expect(data.security.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect((await send.get('/api/users/detail', { id: 999 })).status).toBe(404)
    },
  ],
  [
    CHANGE_DETAIL,
    'what is not sent stays; ended sessions can be brought back',
    async (send) => {
      const detail = async () => (await send.get<UserDetail>('/api/users/detail', { id: 7 })).data
      const change = (data: object) => send.post('/apps/users/update-detail', { id: 7, ...data })
      const before = await detail()
      await change({ isTwoStep: !before.security.isTwoStep, sessions: [1] })
      expect((await detail()).security.sessions.map(({ id }) => id)).toEqual([1])
      expect((await detail()).permissions).toEqual(before.permissions)
      await change({ sessions: [1, 2, 3] })
      expect((await detail()).security.sessions.map(({ id }) => id)).toEqual([1, 2, 3])
      expect((await detail()).security.isTwoStep).toBe(!before.security.isTwoStep)
      expect((await change({ permissions: { users: ['everything'] } })).status).toBe(400)
      expect((await send.post('/apps/users/update-detail', { id: 999 })).status).toBe(404)
    },
  ],
  [
    CHANGE,
    'the user as they are then; what is not sent stays',
    async (send) => {
      const before = (await all(send)).find(({ id }) => id === 7)
      const change = { id: 7, currentPlan: 'enterprise' }
      const { data } = await send.post<{ user: SampleUser }>('/apps/users/update-user', { user: change })
      expect(data.user).toEqual({ ...before, ...change })
      expect(await all(send)).toContainEqual(data.user)
      expect((await send.post('/apps/users/update-user', { user: { id: 999 } })).status).toBe(404)
    },
  ],
  [
    DELETE,
    'takes the user out, once',
    async (send) => {
      expect((await send.remove('/apps/users/delete', { id: 7 })).status).toBe(200)
      expect((await send.get('/api/users/user', { id: 7 })).status).toBe(404)
      expect((await send.remove('/apps/users/delete', { id: 7 })).status).toBe(404)
    },
  ],
]
