import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTabUser, writeSession } from '@/api/session'
import { defaultLayout } from '@/configs/themeConfig'
import { fetchBookmarks, selectSuggestions, toggleBookmark } from '@/redux/bookmarks'
import { createAppStore } from '@/redux/store'
import { startServerProxy, signUp, type ServerProxy } from '../api/serverProxy'

let proxy: ServerProxy

beforeAll(async () => {
  proxy = await startServerProxy()
})
afterAll(() => proxy.close())

test('fast presses on one star reach the server one after the other, and the star stands as it is stored', async () => {
  const userData = await signUp(proxy, 'helena@example.org')
  writeSession(userData)
  setTabUser(userData.id)
  const store = createAppStore({
    auth: { status: 'signedIn', hasLeft: false, userData, signInCount: 1 },
    layout: defaultLayout,
  })
  let underWay = 0
  let most = 0
  proxy.interceptors.push((request, response) => {
    if (request.url !== '/api/bookmarks/update') return false
    most = Math.max(most, ++underWay)
    response.on('finish', () => underWay--)
    return false
  })
  await store.dispatch(fetchBookmarks()).unwrap()
  const [first] = selectSuggestions(store.getState())
  if (!first) throw new Error('There is nothing to bookmark')

  await Promise.all([1, 2, 3].map(() => store.dispatch(toggleBookmark(first.id)).unwrap()))

  expect(most).toBe(1)
  const shown = selectSuggestions(store.getState())[0]?.isBookmarked
  expect(shown).toBe(!first.isBookmarked)
  const stored = await store.dispatch(fetchBookmarks()).unwrap()
  expect(stored.suggestions[0]?.isBookmarked).toBe(shown)
})
