import { expect } from 'vitest'
import { e2e } from '../support/e2e'

e2e('a tab that is handed on to another test has nothing left of the one before', async ({ tabs }) => {
  const page = await tabs.borrow(false)
  const context = page.context()
  await page.goto('/my')
  await page.evaluate(async () => {
    localStorage.setItem('batuta.language', 'pt-BR')
    sessionStorage.setItem('draft', 'Ana')
    document.cookie = 'session=1'
    await caches.open('answers')
    await new Promise((resolve) => (indexedDB.open('answers').onsuccess = resolve))
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route('**/*', (route) => route.abort())
  await context.route('**/*', (route) => route.abort())
  await context.setOffline(true)
  await context.grantPermissions(['geolocation'])
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await context.newPage()
  const asked = requested.length
  await tabs.giveBack(page)

  expect(await tabs.borrow(false)).toBe(page)
  await page.goto('/sign-in')
  expect(context.pages()).toHaveLength(1)
  expect(requested).toHaveLength(asked)
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrint: matchMedia('print').matches,
    isOnLine: navigator.onLine,
  }))
  await tabs.giveBack(page)
  expect(left).toEqual({
    local: [],
    session: [],
    cookie: '',
    caches: [],
    databases: 0,
    workers: 0,
    mayLocate: false,
    isDark: false,
    isPrint: false,
    isOnLine: true,
  })
})
