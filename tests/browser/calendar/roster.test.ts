import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { EventRoster } from '@contract/calendar/replies'
import { addEvent } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const horns = (page: Page) => page.getByRole('button', { name: /^Trompa/ })
const answerOf = (page: Page, name: string, answer: string) =>
  page.getByRole('group', { name: `Answer of ${name}` }).getByRole('button', { name: answer, exact: true })

e2e('somebody plays their second instrument at an event, and counts there', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const both = { section: 'woodwinds' as const, instrument: 'Flute', secondInstrument: 'Piccolo' }
  await api.saveMember(admin, { name: 'Ana Lima', ...both })
  const needs = [{ instrument: 'Piccolo', count: 1 }]
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props: { needs } })
  const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
  const [flutes, piccolos] = [/^Flute/, /^Piccolo/].map((name) => page.getByRole('button', { name }))
  await flutes?.click()
  await answerOf(page, 'Ana Lima', 'Yes').click()
  await page.getByRole('button', { name: 'Let Ana Lima play Piccolo here' }).click()
  const told = toast(page, 'Ana Lima plays Piccolo here.')
  await see(told, piccolos?.getByText('1 of 1') ?? page.locator('none'))
  await piccolos?.click()
  await see(page.getByText(/usually Flute/), page.getByRole('button', { name: 'Let Ana Lima play Flute here' }))
  await told.getByRole('button', { name: 'Undo' }).click()
  await flutes?.click()
  await see(page.getByRole('button', { name: 'Let Ana Lima play Piccolo here' }))
})

e2e('an open page learns by itself who has answered meanwhile', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
  const needs = [{ instrument: 'Trompa', count: 1 }]
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props: { needs } })
  const links = await api.call('/links/make-links', { as: admin, body: { memberIds: [ana.id] } })
  const { token } = (await links.json()).links[0]
  const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
  await see(horns(page).getByText('0 of 1'), page.getByRole('row', { name: /^Trompa 1 missing .* 1 0 0 1 0$/ }))

  const phone = await app.visit(`/my#${token}`, { window: { width: 390, height: 844 }, isOfItsOwn: true })
  await phone.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect.poll(async () => (await api.call(`/replies/list-lights`, { as: admin })).text()).toContain('"yes":1')
  // As the window says it when somebody comes back to it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await see(horns(page).getByText('1 of 1'), page.getByRole('row', { name: 'Trompa Enough 1 1 0 0 0' }))
})

e2e('a draft is seen by who manages events alone, until it is confirmed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
  const otto = await api.join(admin, 'member', { name: 'Otto Braun' })
  const page = await app.visit('/calendar/new?start=2027-03-16', { as: admin })
  await page.getByLabel('Title').fill('Tour to Galicia')
  await page.getByLabel('Status').selectOption('draft')
  await see(page.getByText('Members see nothing of it, and nobody is asked.'))
  await page.getByLabel('In charge').fill('Marta Reis')
  await page.getByLabel('Notes for leaders').fill('The keys are at the porter.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Tour to Galicia'), page.getByText('Draft', { exact: true }), page.getByText('Marta Reis'))
  const context = await app.open({ as: otto })
  const own = await context.newPage()
  const url = new URL(page.url()).pathname
  await own.goto(url)
  await see(own.getByText('This event is not here any more'))

  await page.getByRole('button', { name: 'Confirm' }).click()
  await see(toast(page, '“Tour to Galicia” is confirmed.'), page.getByRole('heading', { name: 'Who comes' }))
  await missing(page.getByText('Draft', { exact: true }))
  await own.goto(url)
  await see(title(own, 'Tour to Galicia'), own.getByText('Marta Reis'))
  await missing(own.getByText('porter'))
})

e2e('a deputy is asked, accepts by their own link, and is counted where they play', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
  const needs = [{ instrument: 'Trompa', count: 2 }]
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props: { needs } })
  const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
  await see(page.getByText('Nobody has answered yet.'), horns(page).getByText('0 of 2'))

  // By the keyboard: the names are one press away, and so is an answer in somebody's place.
  await horns(page).press('Enter')
  await answerOf(page, 'Ana Lima', 'Yes').press('Enter')
  const told = toast(page, 'Ana Lima: Yes.')
  await see(told, horns(page).getByText('1 of 2'), page.getByText(/answered by/))
  await pinToast(told)
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(horns(page).getByText('0 of 2'))

  await page.getByRole('button', { name: 'Add a deputy' }).click()
  const form = page.getByRole('dialog', { name: 'Add a deputy' })
  await form.getByRole('button', { name: 'Save' }).click()
  await see(form.locator('[aria-invalid="true"]'))
  await form.getByLabel('Name').fill('Rui Sá')
  await form.getByLabel('Instrument').fill(' trompa')
  await form.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Rui Sá is asked for this event.'), answerOf(page, 'Rui Sá', 'Yes'))

  await page.getByRole('button', { name: 'Link of Rui Sá' }).click()
  const link = page.getByRole('dialog', { name: 'Link of Rui Sá' })
  await see(link.getByRole('img', { name: 'QR code with the link of Rui Sá' }))
  const [, token = ''] = (await link.locator('code').innerText()).split('/my#')
  await expect
    .poll(() => link.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))
    .toContain(encodeURIComponent(`/my#${token}`))
  await link.getByRole('button', { name: 'Close' }).last().click()

  // Their own phone, without an account.
  const phone = await app.visit(`/my#${token}`, { window: { width: 390, height: 844 } })
  await see(phone.getByText('Hello, Rui Sá'), phone.getByText('Concerto'))
  await phone.getByRole('button', { name: 'Yes', exact: true }).click()
  await phone.getByRole('button', { name: 'Add a reason' }).click()
  await phone.getByRole('textbox', { name: 'Reason' }).fill('Com prazer')
  await phone.getByRole('button', { name: 'Save the reason' }).click()
  const said = async () => {
    const reply = await api.call(`/replies/find-lineup?id=${concert?.id}`, { as: admin })
    return EventRoster.parse(await reply.json()).deputies[0]
  }
  await expect.poll(said).toMatchObject({ answer: 'yes', reason: 'Com prazer' })
  await page.reload()
  await see(horns(page).getByText('1 of 2'))
  await horns(page).click()
  await see(page.getByText(/“Com prazer”/))

  await page.getByRole('button', { name: 'Remove Rui Sá' }).click()
  const removed = toast(page, 'Rui Sá is no longer asked.')
  await see(removed, horns(page).getByText('0 of 2'))
  await pinToast(removed)
  await removed.getByRole('button', { name: 'Undo' }).click()
  await see(horns(page).getByText('1 of 2'))
  await missing(page.getByText('Nobody has answered yet.'))
})

e2e(
  'of an event that is over nothing is asked or told any more, but what was said can be set',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
    const [over] = await addEvent(api, admin, { title: 'Ensaio', day: inDays(-3) })
    const [next] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props: { replyDays: 2 } })
    const [open] = await addEvent(api, admin, { title: 'Reunião', day: inDays(8), props: { asks: { who: 'nobody' } } })
    const page = await app.visit(`/calendar/${over?.id}`, { as: admin })
    await see(page.getByRole('heading', { name: 'What was answered' }), page.getByText('The time to answer is over.'))
    await horns(page).click()
    await answerOf(page, 'Ana Lima', 'Yes').click()
    await see(horns(page).getByText('1').first())
    await missing(page.getByRole('heading', { name: 'Messages' }), page.getByRole('heading', { name: 'Who will' }))

    // A deadline at midnight is told by the day that it ends.
    await page.goto(`/calendar/${next?.id}`)
    const inShort = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
    const lastDay = new Date(inDays(7)).toLocaleDateString('en', inShort)
    await see(page.getByText(new RegExp(`^Answers are taken until the end of \\w+, ${lastDay}$`)))
    await see(page.getByRole('button', { name: 'Ask the silent (1)' }))
    await missing(page.getByRole('button', { name: /^Remind/ }))

    await page.goto(`/calendar/${open?.id}`)
    await see(page.getByText('This event asks nobody. Choose'), page.getByText('Nobody was told anything'))
    await missing(page.getByRole('button', { name: /^(Ask|Remind|Tell)/ }))
  },
)

e2e(
  'a former member is asked as a deputy, and the call sheet names who comes without reasons',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa' })
    const eva = await api.saveMember(admin, { name: 'Eva Reis', section: 'brass', instrument: 'Trompa' })
    await api.saveMember(admin, {
      name: 'Célia Sá',
      section: 'brass',
      instrument: 'Trompa',
      status: 'former',
      phone: '+55 12 90000-0009',
      email: 'celia@example.org',
    })
    const props = {
      needs: [{ instrument: 'Trompa', count: 3 }],
      callTime: '18:30',
      meetingPoint: 'Porta dos artistas',
      dress: 'Traje preto',
      programme: [{ title: 'Abertura', composer: 'C. Gomes', minutes: 8 }],
    }
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props })
    const set = (reply: object) =>
      api.call('/replies/set-reply', { as: admin, body: { reply: { eventId: concert?.id, ...reply } } })
    await set({ memberId: ana.id, answer: 'maybe', reason: 'Consulta' })
    await set({ memberId: eva.id, answer: 'no', reason: 'Viagem' })

    const context = await app.open({ as: admin })
    await context.addInitScript(() => {
      window.print = () => window.document.body.append('Printed.')
    })
    const page = await context.newPage()
    await page.goto(`/calendar/${concert?.id}`)
    await page.getByRole('button', { name: 'Add a deputy' }).click()
    const form = page.getByRole('dialog', { name: 'Add a deputy' })
    const members = form.getByRole('combobox', { name: 'From the members' })
    await members.fill('cel')
    await form.getByRole('option', { name: 'Célia Sá' }).click()
    await expect.poll(() => form.getByLabel('Phone').inputValue()).toBe('+55 12 90000-0009')
    expect(await form.getByLabel('Instrument').inputValue()).toBe('Trompa')
    await form.getByLabel('E-mail').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await see(toast(page, 'Célia Sá is asked for this event.'))
    await horns(page).click()
    await answerOf(page, 'Célia Sá', 'Yes').click()
    await see(horns(page).getByText('1 of 3'))

    // Who is asked already is no choice any more, and an address that was taken off is gone.
    await page.getByRole('button', { name: 'Change Célia Sá' }).click()
    const change = page.getByRole('dialog', { name: 'Change Célia Sá' })
    expect(await change.getByRole('combobox').inputValue()).toContain('Célia Sá')
    expect(await change.getByLabel('E-mail').inputValue()).toBe('')
    await change.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('link', { name: 'Call sheet' }).click()
    await see(title(page, 'Call sheet'), page.getByRole('region', { name: 'Call sheet' }).getByText('Traje preto'))
    // It is looked at on a screen too: nothing is printed before it is asked for.
    await missing(page.getByText('Printed.'))
    await page.getByRole('button', { name: 'Print' }).click()
    await see(page.getByText('Printed.'))
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('region', { name: 'Call sheet' })
    await see(sheet.getByText('Porta dos artistas'), sheet.getByText('Traje preto'), sheet.getByText('Abertura'))
    const horn = sheet.getByRole('listitem').filter({ hasText: /Célia|Ana|Eva|Nobody/ })
    expect(await horn.allInnerTexts()).toEqual([
      'Célia Sá (Deputy, +55 12 90000-0009)',
      'Ana Lima (maybe)',
      'Nobody yet',
      'Nobody yet',
    ])
    expect(await sheet.innerText()).not.toMatch(/Consulta|Viagem|Eva/)
  },
)

e2e('who comes to a concert is read without scrolling, on a wide window and on a small one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const instrument of ['Flute', 'Oboe', 'Clarinet', 'Trompa', 'Trumpet', 'Tuba']) {
    const section = ['Flute', 'Oboe', 'Clarinet'].includes(instrument) ? ('woodwinds' as const) : ('brass' as const)
    await api.saveMember(admin, { name: `${instrument} player`, section, instrument })
  }
  const props = {
    location: 'Teatro',
    dress: 'Black',
    meetingPoint: 'Stage door',
    description: 'Doors open an hour before.',
    needs: [{ instrument: 'Trompa', count: 2 }],
    programme: ['Abertura', 'Suite', 'Marcha', 'Bis'].map((name) => ({ title: name, minutes: 10 })),
  }
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9), props })
  const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
  const totals = page.locator('.roster-totals')
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await see(page.getByRole('heading', { name: 'Who comes' }), totals)
    const end = () => totals.evaluate((shown) => shown.getBoundingClientRect().bottom)
    await expect.poll(end, { message: `${width} px` }).toBeLessThan(height)
  }
})
