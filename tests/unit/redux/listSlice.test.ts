import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MemberWrite } from '@contract/members'
import { setTabUser, clearSession, writeSession } from '@/api/session'
import { defaultLayout } from '@/configs/themeConfig'
import { allMembers, fetchMembers, removeMember, saveMember, selectMembersState } from '@/redux/members'
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

/** As a screen that shows everybody does. */
const holdAll = () => store.dispatch(allMembers.held())
const fetchAll = (params: Parameters<typeof allMembers.fetchAll>[0] = {}) => store.dispatch(allMembers.fetchAll(params))
const askedForAll = () => asked().filter((request) => request === ALL)

test('a change reads the first page also where no screen has asked, and no full list that nobody needs', async () => {
  const { id } = await save('Ana')
  await arrived(() => expect(members()).toMatchObject({ status: 'ready', total: 1, params: {} }))
  await store.dispatch(removeMember(id)).unwrap()
  await arrived(() => expect(members()).toMatchObject({ status: 'ready', total: 0 }))
  expect(askedForAll()).toEqual([])
  expect(members().all).toBeNull()
})

test('each change reads the page again, and the full list where somebody needs it', async () => {
  await store.dispatch(fetchMembers({ page: 1 })).unwrap()
  const { id } = await save('Ana')
  await settled()
  await store.dispatch(removeMember(id)).unwrap()
  await settled()
  expect(asked()).toEqual([PAGE, PAGE, PAGE])
  expect(members().total).toBe(0)

  holdAll()
  await fetchAll().unwrap()
  expect(names()).toEqual([])
  const bia = await save('Bia')
  await arrived(() => expect(names()).toEqual(['Bia']))
  await store.dispatch(removeMember(bia.id)).unwrap()
  await arrived(() => expect(names()).toEqual([]))
})

test('the full list is dropped with the last who needed it', async () => {
  await save('Ana')
  holdAll()
  await fetchAll().unwrap()
  expect(await store.dispatch(allMembers.readAll({ section: 'voices' })).unwrap()).toEqual([])
  await fetchAll().unwrap()
  expect(names()).toEqual(['Ana'])
  store.dispatch(allMembers.released())
  expect(members()).toMatchObject({ all: null, allParams: null, allHolders: 0 })
  // An export reads it, and keeps nothing.
  expect((await store.dispatch(allMembers.readAll({})).unwrap()).map(({ name }) => name)).toEqual(['Ana'])
  expect(members().all).toBeNull()
})

test('a full list that did not come can be asked for again; one that is there stays', async () => {
  const loseConnection: Interceptor = (request, response) => {
    if (!request.url?.startsWith('/members/all-members')) return false
    response.writeHead(500).end('{}')
    return true
  }
  holdAll()
  proxy.interceptors.push(loseConnection)
  await fetchAll()
  expect(members().all).toBeNull()
  expect(members().allError?.status).toBe(500)
  proxy.interceptors.length = 0
  await fetchAll().unwrap()
  proxy.interceptors.push(loseConnection)
  await save('Ana')
  await arrived(() => expect(askedForAll()).toHaveLength(3))
  expect(names()).toEqual([])
  proxy.interceptors.length = 0
  await save('Bia')
  await arrived(() => expect(names()).toEqual(['Ana', 'Bia']))
})
