import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MemberWrite } from '@contract/members'
import { setTabUser, clearSession, writeSession } from '@/api/session'
import { defaultLayout } from '@/configs/themeConfig'
import { fetchAllMembers, fetchMembers, removeMember, saveMember, selectMembersState } from '@/redux/members'
import { createAppStore, type AppStore } from '@/redux/store'
import { startServerProxy, signUp, type Interceptor, type ServerProxy } from '../api/serverProxy'

const PAGE = 'GET /members/list-members'
const ALL = 'GET /members/all-members'

let proxy: ServerProxy
let store: AppStore
let account = 0

beforeAll(async () => {
  proxy = await startServerProxy()
})
afterAll(() => proxy.close())

beforeEach(async () => {
  clearSession('signed_out')
  account += 1
  const userData = await signUp(proxy, `helena${account}@example.org`)
  writeSession(userData)
  setTabUser(userData.id)
  store = createAppStore({
    auth: { status: 'signedIn', hasLeft: false, userData, signInCount: 1 },
    layout: defaultLayout,
  })
  proxy.requests.length = 0
})

const members = () => selectMembersState(store.getState())
const names = () => members().all?.map(({ name }) => name)
const asked = () => proxy.requests.filter((request) => request === PAGE || request === ALL)
const newMember = (name: string): MemberWrite => ({ id: newId(), name, section: 'brass', status: 'active' })
const save = (name: string) => store.dispatch(saveMember(newMember(name))).unwrap()
/** The answers come from a real server, on a machine that may do much else. */
const arrived = (check: () => void) => vi.waitFor(check, 10_000)
const settled = () => arrived(() => expect(members().status).toBe('ready'))

test('nothing is read again that no screen has asked for', async () => {
  const { id } = await save('Ana')
  await store.dispatch(removeMember(id)).unwrap()
  expect(asked()).toEqual([])
  expect(members()).toMatchObject({ params: null, all: null })
})

test('each change reads the page again, and the full list only where one was loaded', async () => {
  await store.dispatch(fetchMembers({ page: 1 })).unwrap()
  const { id } = await save('Ana')
  await settled()
  await store.dispatch(removeMember(id)).unwrap()
  await settled()
  expect(asked()).toEqual([PAGE, PAGE, PAGE])
  expect(members().total).toBe(0)

  await store.dispatch(fetchAllMembers()).unwrap()
  expect(names()).toEqual([])
  const bia = await save('Bia')
  await arrived(() => expect(names()).toEqual(['Bia']))
  await store.dispatch(removeMember(bia.id)).unwrap()
  await arrived(() => expect(names()).toEqual([]))
})

test('a full list that did not come can be asked for again; one that is there stays', async () => {
  const loseConnection: Interceptor = (request, response) => {
    if (!request.url?.startsWith('/members/all-members')) return false
    response.writeHead(500).end('{}')
    return true
  }
  proxy.interceptors.push(loseConnection)
  await store.dispatch(fetchAllMembers())
  expect(members()).toMatchObject({ all: null, allRequestId: null })
  proxy.interceptors.length = 0
  await store.dispatch(fetchAllMembers()).unwrap()
  proxy.interceptors.push(loseConnection)
  await save('Ana')
  await arrived(() => expect(asked().filter((request) => request === ALL)).toHaveLength(3))
  expect(names()).toEqual([])
  proxy.interceptors.length = 0
  await save('Bia')
  await arrived(() => expect(names()).toEqual(['Ana', 'Bia']))
})
