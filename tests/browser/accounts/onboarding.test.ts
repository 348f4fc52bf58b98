import { expect } from 'vitest'
import { LinksAnswer } from '@contract/calendar/links'
import { apiAt, PASSWORD } from '../support/api'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, storedSession, title, toast } from '../support/page'

e2e(
  'a volunteer founds a group, and the conductor whom she invites sees what the work needs',
  async ({ app, newServer }) => {
    const api = apiAt(newServer.url)
    const helena = await app.visit('/', { at: newServer.url })
    await helena.context().grantPermissions(['clipboard-read', 'clipboard-write'])

    // Nobody is there yet: two ways in, and a third for who has an account all the same.
    await see(title(helena, 'Welcome to Batuta'), helena.getByRole('button', { name: 'Enter as admin' }))
    await helena.getByRole('link', { name: 'Create your orchestra' }).click()
    await helena.getByRole('textbox', { name: 'Name of the group' }).fill('Coral da Serra')
    await helena.getByRole('combobox', { name: 'Currency' }).selectOption('BRL')
    await helena.getByRole('textbox', { name: 'Your name' }).fill('Helena Prado')
    await helena.getByRole('textbox', { name: 'E-mail' }).fill('helena@example.org')
    await helena.getByRole('textbox', { name: 'Document number' }).fill('123.456.789-00')
    await helena.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await helena.getByRole('button', { name: 'Create the orchestra' }).click()
    await see(title(helena, 'Good to see you, Helena'), helena.getByText('1. Enter your members'))
    await api.saveMember(await storedSession(helena), { name: 'Ana Lima' })

    // The link can be read once: she copies it.
    await helena.getByRole('link', { name: 'Invite someone' }).click()
    await helena.getByRole('button', { name: 'Invite someone' }).click()
    await helena.getByRole('combobox', { name: 'Role', exact: true }).selectOption('conductor')
    await helena.getByRole('textbox', { name: 'For whom' }).fill('Otto')
    await helena.getByRole('button', { name: 'Make the link' }).click()
    await helena.getByRole('button', { name: 'Copy the link' }).click()
    await see(helena.getByRole('button', { name: 'Copied' }))
    const link = await helena.evaluate(() => navigator.clipboard.readText())
    await helena.getByRole('button', { name: 'Done' }).click()
    await see(helena.getByRole('row', { name: /Otto Conductor/ }))

    // Otto opens it on his own machine and joins.
    const otto = await app.visit(link, { at: newServer.url })
    await see(title(otto, 'Join Coral da Serra'), otto.getByText('Helena Prado invites you to join as conductor.'))
    let asked = 0
    otto.on('request', (request) => (asked += request.url().includes('/auth/invitation') ? 1 : 0))
    await otto.getByRole('textbox', { name: 'Your name' }).fill('Otto Braun')
    await otto.getByRole('textbox', { name: 'E-mail' }).fill('otto@example.org')
    await otto.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await otto.getByRole('button', { name: 'Join' }).click()
    await see(title(otto, 'Good to see you, Otto'))
    // What is used is not asked for again, and answered 404.
    expect(asked).toBe(0)

    // He reads the members; access is not his.
    const menu = otto.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Members' }).click()
    await see(otto.getByRole('link', { name: 'Ana Lima' }))
    await missing(menu.getByRole('link', { name: 'People' }), otto.getByRole('link', { name: 'Add member' }))
    await missing(otto.getByRole('button', { name: /^Actions for/ }))
    await otto.goto('/settings/people')
    await see(title(otto, 'This part is not open to you'))
    const conductor = await storedSession(otto)
    const member = { id: crypto.randomUUID(), name: 'Nobody', section: 'brass', status: 'active' }
    expect((await api.call('/users/list-users', { as: conductor })).status).toBe(403)
    expect((await api.call('/members/add-member', { as: conductor, body: { member } })).status).toBe(403)

    // What Helena takes from him is gone with his next call.
    await otto.goto('/members')
    await see(otto.getByRole('link', { name: 'Ana Lima' }))
    await helena.reload()
    await helena.getByRole('combobox', { name: 'Role of Otto Braun' }).selectOption('member')
    await see(toast(helena, 'Otto Braun is now Member.'))
    await otto.getByRole('searchbox', { name: 'Search the members' }).fill('ana')
    await see(title(otto, 'This part is not open to you'))
    expect((await api.call('/members/all-members', { as: conductor })).status).toBe(403)

    // The link was for one person.
    const stranger = await app.visit(link, { at: newServer.url })
    await see(title(stranger, 'This invitation does not work any more'))
  },
)

e2e('errors are told at the fields, in the language of the person, and nothing typed is lost', async ({ app, api }) => {
  const { userData } = await api.foundGroup()
  const page = await app.visit('/register', { language: 'pt-BR' })
  const group = page.getByRole('textbox', { name: 'Nome do grupo' })
  const name = page.getByRole('textbox', { name: 'Seu nome' })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const password = page.getByRole('textbox', { name: 'Senha' })
  const submit = page.getByRole('button', { name: 'Criar a orquestra' })

  await name.fill('Otto Braun')
  await email.fill('otto@')
  await password.fill('curta')
  await submit.click()
  await expect.poll(() => descriptionOf(group)).toContain('Preencha este campo.')
  await expect.poll(() => descriptionOf(email)).toContain('Isto não parece um endereço de e-mail.')
  await expect.poll(() => descriptionOf(password)).toContain('Use pelo menos 8 caracteres.')
  await expect.poll(() => group.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull()

  // What only the server can know comes to the same place.
  await group.fill('Banda do Otto')
  await email.fill(userData.email)
  await password.fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Número de documento' }).fill('OB-1')
  await submit.click()
  await expect.poll(() => descriptionOf(email)).toContain('Este e-mail já tem uma conta. Entre com ele ou use outro.')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  const typed = [group, name, email, password].map((field) => field.inputValue())
  expect(await Promise.all(typed)).toEqual(['Banda do Otto', 'Otto Braun', userData.email, PASSWORD])
})

e2e('a German browser founds a German group, and its member answers in German', async ({ app, api }) => {
  const german = async () => {
    const context = await app.open({ stored: { 'batuta.language': '' }, isOfItsOwn: true })
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'de', 'en'] })
      Object.defineProperty(navigator, 'language', { value: 'de-DE' })
    })
    return context.newPage()
  }
  const page = await german()
  await page.goto('/register')
  await see(title(page, 'Gruppe anlegen'))
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  const currency = page.getByRole('combobox', { name: 'Währung' })
  expect(await currency.inputValue()).toBe('EUR')
  await page.getByRole('textbox', { name: 'Name der Gruppe' }).fill('Stadtkapelle Übach')
  await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Jürgen Weiß')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('juergen@example.org')
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Gruppe anlegen' }).click()
  await see(title(page, 'Schön, dass Sie da sind, Jürgen'))
  const founder = await storedSession(page)
  expect(founder.userData.group).toMatchObject({ currency: 'EUR', region: 'DE' })

  // Weeks begin on Monday, and the third of October is free.
  await page.goto('/calendar?view=month&date=2026-10-01')
  await see(
    page.getByRole('columnheader').first().getByText('Mo', { exact: true }),
    page.getByText('Tag der Deutschen Einheit'),
  )

  const ute = await api.saveMember(founder, { name: 'Ute Klein' })
  const body = { memberIds: [ute.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: founder, body })).json())
  const phone = await german()
  await phone.goto(`/my#${links[0]?.token}`)
  await see(phone.getByText('Hallo, Ute Klein'), phone.getByText('Stadtkapelle Übach'))
  await see(phone.getByText('antworten Sie hier.'))

  // The group says du from now on: on the open page after the next look, and at once on one that opens.
  await page.goto('/settings/group')
  const addressing = page.getByRole('combobox', { name: 'Anrede der Mitglieder' })
  expect(await addressing.inputValue()).toBe('formal')
  await addressing.selectOption('informal')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await see(toast(page, 'Die Gruppe ist gespeichert.'))
  await phone.reload()
  await see(phone.getByText('antwortest du hier.'))
  await phone.getByRole('combobox', { name: 'Sprache' }).selectOption('de-CH')
  await expect.poll(() => phone.locator('html').getAttribute('lang')).toBe('de-CH')
  await see(phone.getByText('antwortest du hier.'))
})

e2e('the demo orchestra opens with one click, in the role that one wants to try', async ({ app }) => {
  const page = await app.visit('/')
  await page.getByRole('button', { name: 'Enter as conductor' }).click()
  await see(title(page, 'Good to see you, Regina'), page.getByText('Batuta · Banda Sinfônica do Vale'))
  await page.getByRole('link', { name: /^Open the members/ }).click()
  await see(title(page, 'Members 64'))
})

e2e('where no demo is offered, only the form is', async ({ app, newServer }) => {
  const context = await app.open({ at: newServer.url })
  const page = await context.newPage()
  await page.route('**/auth/demo', (route) => route.fulfill({ status: 404, json: { error: 'none' } }))
  await page.goto('/login')
  await see(page.getByRole('button', { name: 'Sign in', exact: true }))
  await missing(page.getByText('Look round a demo orchestra'))
})
