import { expect } from 'vitest'
import { SignedIn } from '@contract/auth'
import { AllMembers } from '@contract/members'
import { PASSWORD } from '../support/api'
import { e2e } from '../support/e2e'
import { see, signIn, signOut, storedSession, title } from '../support/page'

e2e('signing out in one tab signs out the others, on the server too', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const first = await app.visit('/members', { as: admin })
  const second = await first.context().newPage()
  await second.goto('/settings/account')
  await see(title(first, 'Members'), title(second, 'Your account'))

  await signOut(first)
  await see(title(first, 'Sign in'), title(second, 'Sign in'))
  await expect
    .poll(() => second.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/i.test(key))))
    .toEqual([])
  // The tabs do not wait for the server.
  await expect.poll(async () => (await api.call('/members/all-members', { as: admin })).status).toBe(401)
  const { refreshToken } = admin
  expect((await api.call('/jwt/refresh-token', { body: { refreshToken } })).status).toBe(401)

  // The next one begins at the start, not where the first one was.
  const { userData } = await api.foundGroup({ name: 'Otto Braun' })
  await signIn(second, userData.email)
  await see(title(second, 'Good to see you, Otto'), title(first, 'Good to see you, Otto'))
  expect(new URL(second.url()).pathname).toBe('/')
})

e2e('when somebody else signs in in one tab, the other never acts under the old name', async ({ app, api }) => {
  const helena = await api.foundGroup()
  const otto = await api.foundGroup({ name: 'Otto Braun', groupName: 'Banda do Otto' })
  const hers = await app.visit('/members/new', { as: helena })
  const his = await hers.context().newPage()
  await hers.getByRole('textbox', { name: 'Name' }).first().fill('Half typed')
  await his.goto('/')
  await signOut(his)
  await see(title(hers, 'Sign in'))

  const documents = new Set<string | undefined>()
  hers.context().on('request', (request) => documents.add(request.headers()['x-user-document']))
  await signIn(his, otto.userData.email)
  await see(title(his, 'Good to see you, Otto'), title(hers, 'Good to see you, Otto'))
  await hers.getByRole('link', { name: 'Members', exact: true }).click()
  await see(hers.getByRole('heading', { name: 'No members yet' }))
  documents.delete(undefined)
  expect([...documents]).toEqual([otto.userData.document])

  // Nor does anything that she typed come before his eyes.
  await hers.getByRole('link', { name: 'Add member' }).first().click()
  await see(title(hers, 'Add member'))
  await expect.poll(() => hers.getByRole('textbox', { name: 'Name' }).first().inputValue()).toBe('')
})

e2e('a tab that has not yet heard of the other person refuses to act for either', async ({ app, api }) => {
  const helena = await api.foundGroup()
  const otto = await api.foundGroup({ name: 'Otto Braun' })
  const page = await app.visit('/members/new', { as: helena })
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ana Lima')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('brass')
  // Written by the tab itself, which no event tells of it: the moment before the news arrives.
  await page.evaluate(
    ({ userData, ...tokens }) => Object.assign(localStorage, tokens, { userData: JSON.stringify(userData) }),
    otto,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(page.getByText('You are signed in as someone else in another tab.'))
  for (const as of [helena, otto]) {
    const reply = await api.call('/members/all-members', { as })
    expect(AllMembers.parse(await reply.json())).toEqual([])
  }
})

e2e('a session that is ended from elsewhere leaves nothing typed on the device', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/new', { as: admin })
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Half typed')
  const other = await page.context().newPage()
  await other.goto('/members/new')
  await other.getByRole('textbox', { name: 'Name' }).first().fill('Half typed as well')
  const drafts = (tab: typeof page) =>
    tab.evaluate(() =>
      [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage)).filter((key) => key.includes('draft')),
    )
  await expect
    .poll(async () => (await Promise.all([drafts(page), drafts(other)])).map(({ length }) => length))
    .toEqual([1, 1])
  await page.evaluate(() => localStorage.setItem('batuta.personalLink', 'a-link-of-this-phone'))

  const body = { email: admin.userData.email, password: PASSWORD }
  const elsewhere = SignedIn.parse(await (await api.call('/auth/login', { body })).json())
  await api.call('/auth/end-other-sessions', { as: elsewhere, body: {} })
  // The next call finds it out: that of this press, or one that the tab made by itself before.
  const pressed = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Members' }).click()
  await Promise.race([pressed, see(title(page, 'Sign in'))])
  for (const tab of [page, other]) {
    await see(title(tab, 'Sign in'), tab.getByText('This session was ended from elsewhere.'))
    expect(await drafts(tab)).toEqual([])
  }
  expect(await page.evaluate(() => localStorage.getItem('batuta.personalLink'))).toBe('a-link-of-this-phone')
})

e2e('a link to a screen waits for sign-in and then opens', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'voices' })
  const page = await app.visit('/members?section=voices&sort=desc')
  await see(title(page, 'Sign in'))
  await signIn(page, admin.userData.email, 'not the password')
  await see(page.getByRole('alert').filter({ hasText: 'E-mail or password is wrong.' }))
  await signIn(page, admin.userData.email)
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  // As the page itself has it: what a driver was told of it may lag behind.
  const address = () => page.evaluate(() => location.pathname + location.search)
  await expect.poll(address).toBe('/members?section=voices&sort=desc')
  // Back does not lead to sign-in again.
  await page.goto('/login')
  await see(title(page, 'Good to see you, Helena'))
})

const garbage: [what: string, stored: Record<string, string>][] = [
  ['half a text', { userData: '{"document":"1', accessToken: 'x', refreshToken: 'y' }],
  ['JSON of another shape', { userData: '[1,2,3]', accessToken: 'x', refreshToken: 'y' }],
  ['tokens and nobody', { accessToken: 'x', refreshToken: 'y' }],
  ['garbage for the rest', { 'batuta.layout': '{"skin":7}', 'batuta.language': 'tlh', userData: 'null' }],
]

e2e.for(garbage)('%s in the storage means signed out, not a white page', async ([, stored], { app }) => {
  const page = await app.visit('/members', { stored })
  await see(title(page, 'Sign in'), page.getByRole('button', { name: 'Sign in', exact: true }))
  // Half a session would be taken for one by whoever looks for the keys alone.
  const keys = ['userData', 'accessToken', 'refreshToken']
  const kept = await page.evaluate((all) => all.filter((key) => localStorage.getItem(key) !== null), keys)
  expect(kept.length).toBeLessThan(3)
})

e2e(
  'a session without an ability begins with reading Auth alone, and learns what its role may do',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const { ability: _ability, ...userData } = admin.userData
    const { accessToken, refreshToken } = admin
    const page = await app.visit('/', { stored: { userData: JSON.stringify(userData), accessToken, refreshToken } })
    await see(page.getByRole('link', { name: 'Members', exact: true }))
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
    expect(stored.ability).toEqual(admin.userData.ability)
  },
)

e2e('a stored session that the server does not know leads to sign-in, and then on', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const stranger = { ...admin, accessToken: 'a.b.c', refreshToken: 'nobody-knows-it' }
  const page = await app.visit('/members', { as: stranger })
  await see(title(page, 'Your session has ended'))
  await signIn(page, admin.userData.email)
  await see(title(page, 'Members'))
  expect((await storedSession(page)).accessToken).not.toBe('a.b.c')
})

e2e('who is removed is out with the next call', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const page = await app.visit('/', { as: otto })
  await see(title(page, 'Good to see you, Otto'))
  // Away first: what Home asks by itself would end the session at any moment, and tell of it before the next screen does.
  await page.goto('about:blank')
  await api.call(`/users/remove-user?id=${otto.userData.id}`, { as: admin, method: 'DELETE' })
  await page.goto('/members')
  await see(title(page, 'Sign in'), page.getByText('This session was ended from elsewhere.'))
  await signIn(page, otto.userData.email)
  await see(page.getByText('E-mail or password is wrong.'))
})
