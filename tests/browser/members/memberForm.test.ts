import { readFile } from 'node:fs/promises'
import { v7 as newId } from 'uuid'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { MemberList, type Member } from '@contract/members'
import type { SignedIn } from '@contract/auth'
import { violations } from '../app/axe'
import type { Api } from '../support/api'
import { e2e } from '../support/e2e'
import { descriptionOf, pinToast, missing, see, title, toast } from '../support/page'

const field = (page: Page, label: string) => page.getByLabel(label)
const save = (page: Page) => page.getByRole('button', { name: /^Save( changes)?$/ })

async function stored(api: Api, as: SignedIn): Promise<Member[]> {
  const reply = await api.call('/members/list-members', { as })
  return MemberList.parse(await reply.json()).members
}

e2e('a group with sections of its own chooses those, and reads them of a member', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const sections = [
    { id: newId(), name: 'Clarinets', family: 'woodwinds', instruments: ['Clarinet'] },
    { id: newId(), name: 'Double reeds', family: 'woodwinds', instruments: ['Oboe', 'Bassoon'] },
  ]
  await api.call('/members/change-sections', {
    as: admin,
    body: { settings: { sections, spellings: [], version: 0 } },
  })
  const page = await app.visit('/members/new', { as: admin })
  const section = page.getByRole('combobox', { name: 'Section' })
  await page.getByRole('group', { name: 'Who' }).getByRole('textbox', { name: 'Name' }).fill('Ana Lima')
  await section.selectOption({ label: 'Double reeds' })
  await expect.poll(() => descriptionOf(section)).toContain('The instrument decides')
  await field(page, 'Instrument').fill('Oboe')
  await expect.poll(() => section.inputValue()).toBe(sections[1]?.id)
  await save(page).click()
  await see(title(page, 'Ana Lima'), page.getByText('Double reeds · Oboe'))
  expect(await stored(api, admin)).toMatchObject([{ section: 'woodwinds', instrument: 'Oboe' }])
  await page.getByRole('link', { name: 'Edit' }).click()
  // Its only instrument.
  await section.selectOption({ label: 'Clarinets' })
  await expect.poll(() => field(page, 'Instrument').inputValue()).toBe('Clarinet')
  await save(page).click()
  await see(page.getByText('Clarinets · Clarinet'))
})

e2e('a member is added, looked at, edited, and found in the list', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/', { as: admin })
  await page.getByRole('link', { name: 'Add the first member' }).click()
  await see(title(page, 'Add member'))

  // Nothing is sent before it is valid; the errors stand at their fields.
  await save(page).click()
  const name = page.getByRole('group', { name: 'Who' }).getByRole('textbox', { name: 'Name' })
  const section = page.getByRole('combobox', { name: 'Section' })
  await expect.poll(() => descriptionOf(section)).toContain('Please fill this in.')
  await expect.poll(() => descriptionOf(name)).toContain('Please fill this in.')
  const emergency = page.getByRole('group', { name: 'In an emergency' })
  await emergency.getByRole('textbox', { name: 'Name' }).fill('Célia Lima')
  await save(page).click()
  await expect
    .poll(() => descriptionOf(emergency.getByRole('textbox', { name: 'Phone' })))
    .toContain('Please fill this in.')
  await emergency.getByRole('textbox', { name: 'Phone' }).fill('+55 12 90000-0001')

  await name.fill('Ana Lima')
  await section.selectOption('woodwinds')
  await field(page, 'Instrument').fill('Oboe')
  await field(page, 'Joined on').fill('2024-02-29')
  await field(page, 'E-mail').fill('Ana@Example.org')
  await save(page).click()
  await see(toast(page, 'Ana Lima is added.'), title(page, 'Ana Lima'))
  await see(
    page.getByRole('definition').filter({ hasText: 'Oboe' }),
    page.getByRole('definition').filter({ hasText: 'Feb 29, 2024' }),
    page.getByText('Célia Lima'),
  )
  await see(page.getByRole('link', { name: 'ana@example.org' }))

  await page.getByRole('link', { name: 'Edit' }).click()
  await see(title(page, 'Edit Ana Lima'))
  await field(page, 'Instrument').fill('English horn')
  await field(page, 'E-mail').fill('')
  await save(page).click()
  await see(title(page, 'Ana Lima'), page.getByRole('definition').filter({ hasText: 'English horn' }))
  await missing(page.getByRole('link', { name: 'ana@example.org' }))

  await page.getByRole('link', { name: 'Members', exact: true }).last().click()
  await see(title(page, 'Members 1'), page.getByRole('row', { name: /Ana Lima.*Woodwinds.*English horn.*Active/ }))
  const [ana] = await stored(api, admin)
  expect(ana).toMatchObject({ name: 'Ana Lima', version: 2, joinedOn: '2024-02-29' })
  expect(ana).not.toHaveProperty('email')
})

e2e(
  'which of a name is the surname is proposed, chosen otherwise, and what the list is sorted by',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Zoe Abreu' })
    const page = await app.visit('/members/new', { as: admin })
    const who = page.getByRole('group', { name: 'Who' })
    const surname = who.getByRole('combobox', { name: 'Surname' })
    await who.getByRole('textbox', { name: 'Name' }).fill('Giovanna de Souza Lima')
    await expect.poll(() => surname.inputValue()).toBe('Lima')
    await surname.selectOption('de Souza Lima')
    // A slip mended in the first name leaves what was chosen.
    await who.getByRole('textbox', { name: 'Name' }).fill('Giovana de Souza Lima')
    await expect.poll(() => surname.inputValue()).toBe('de Souza Lima')
    await who.getByRole('textbox', { name: 'Called' }).fill('Gigi')
    await page.getByRole('combobox', { name: 'Section' }).selectOption('voices')
    await save(page).click()
    await see(
      toast(page, 'Giovana de Souza Lima is added.'),
      page.getByRole('definition').filter({ hasText: /^Gigi$/ }),
    )

    await page.goto('/members')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Surname' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Surname' }).click()
    const rows = page.getByRole('row', { name: /Abreu|Lima/ })
    await expect
      .poll(() => rows.allInnerTexts())
      .toEqual([expect.stringContaining('Zoe'), expect.stringContaining('Giovana')])
    await page.getByRole('searchbox').fill('gigi')
    await see(page.getByRole('heading', { name: /Members 1/ }))
  },
)

e2e(
  'a seat is chosen, and stands with address and guardians in columns of the list and its print',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', section: 'strings', instrument: 'Violin', part: 1 })
    const bia = await api.saveMember(admin, {
      name: 'Bia Sá',
      section: 'strings',
      instrument: 'Violin',
      part: 1,
      address: { street: 'Rua das Flores, 12', town: 'São José' },
    })
    for (const name of ['Rosa Sá', 'Ugo Sá']) {
      const guardian = { id: newId(), name, phone: '+55 12 90000-0001' }
      const contact = { ...guardian, members: [{ memberId: bia.id, isGuardian: true }] }
      expect((await api.call('/members/add-contact', { as: admin, body: { contact } })).status).toBe(201)
    }
    const page = await app.visit(`/members/${bia.id}/edit`, { as: admin })
    await page.getByRole('combobox', { name: 'Seat' }).selectOption('1')
    await save(page).click()
    await see(page.getByRole('term').filter({ hasText: 'Seat' }))
    await page.goto('/members')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Seat' }).check()
    await page.getByRole('checkbox', { name: 'Postal address' }).check()
    await page.getByRole('checkbox', { name: 'Guardians' }).check()
    await page.keyboard.press('Escape')
    await see(
      page.getByRole('columnheader', { name: 'Seat' }),
      page.getByRole('row', { name: /Bia Sá.*1.*Rua das Flores, 12, São José.*Rosa Sá \+55 12 90000-0001/ }),
      page.getByRole('link', { name: '+55 12 90000-0001' }).first(),
    )
    // The list comes in the order of the score.
    await expect
      .poll(() => page.getByRole('row', { name: /Lima|Sá/ }).allInnerTexts())
      .toEqual([expect.stringContaining('Bia'), expect.stringContaining('Ana')])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    const [header = '', first = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(header).toContain('Guardian 1,Guardian’s phone 1,Guardian’s e-mail 1,Guardian 2,')
    expect(first).toContain("Rosa Sá,'+55 12 90000-0001,,Ugo Sá,")

    await page.evaluate(() => (window.print = () => undefined))
    await page.getByRole('link', { name: 'Print list' }).click()
    const paper = page.getByRole('region', { name: 'Members' })
    await see(
      paper.getByRole('columnheader', { name: 'Seat' }),
      paper.getByRole('row', {
        name: /Bia Sá.*1 Rua das Flores, 12, São José Rosa Sá \+55 12 90000-0001, Ugo Sá \+55 12 90000-0001/,
      }),
    )
  },
)

e2e('several are added one after the other without leaving the form', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/new', { as: admin })
  const name = page.getByRole('group', { name: 'Who' }).getByRole('textbox', { name: 'Name' })
  for (const added of ['Ana Lima', 'Bruno Sá']) {
    await name.fill(added)
    const section = page.getByRole('combobox', { name: 'Section' })
    // Whoever types a list in chooses the section once.
    if (added === 'Ana Lima') await section.selectOption('voices')
    else await expect.poll(() => section.inputValue()).toBe('voices')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await see(toast(page, `${added} is added.`))
    await expect.poll(() => name.inputValue()).toBe('')
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  }
  const members = await stored(api, admin)
  expect(members.map((member) => member.name)).toEqual(['Ana Lima', 'Bruno Sá'])

  // A namesake is mentioned, and stands in nobody's way.
  const namesake = 'Ana Lima is in Voices already. Is this somebody else? Open their page'
  await name.fill('aná  LIMA')
  await expect.poll(() => descriptionOf(name)).toBe(namesake)
  await name.fill('Ana Lima Filha')
  await expect.poll(() => descriptionOf(name)).toBe('')

  // Not of oneself, and what is typed waits while one looks at the other.
  await page.goto(`/members/${members[1]?.id}/edit`)
  await expect.poll(() => name.inputValue()).toBe('Bruno Sá')
  await name.fill('Ana Lima')
  await expect.poll(() => descriptionOf(name)).toBe(namesake)
  await page.getByRole('link', { name: 'Open their page' }).click()
  await see(title(page, 'Ana Lima'))
  await page.goBack()
  await expect.poll(() => name.inputValue()).toBe('Ana Lima')
  await name.fill('bruno sá')
  await missing(page.getByRole('link', { name: 'Open their page' }))
})

e2e('who owes is removed only when that is confirmed; the statement is a step from the page', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const due = { kind: 'income', category: 'dues', status: 'pending', amount: 4500, description: 'Mensalidade' }
  const finance = { id: newId(), ...due, date: '2026-03-01', memberId: ana.id }
  expect((await api.call('/finances/add-finance', { as: admin, body: { finance } })).status).toBe(201)
  const page = await app.visit(`/members/${ana.id}`, { as: admin })
  await page.getByRole('link', { name: 'Statement' }).click()
  await see(title(page, 'Statement of Ana Lima'), page.getByText('Owes R$45.00'))
  await page.goBack()
  await page.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Ana Lima?' })
  await see(question.getByText('Ana Lima still owes R$45.00.'))
  await question.getByRole('button', { name: 'Cancel' }).click()
  await missing(question)
  await see(title(page, 'Ana Lima'))
  await page.getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await see(toast(page, 'Ana Lima is removed.'))
})

e2e('who is removed comes back with Undo, as if nothing had been', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', phone: '+55 12 90000-0001', notes: 'Plays by heart.' })
  await api.saveMember(admin, { name: 'Bruno Sá' })
  const page = await app.visit('/members', { as: admin })

  await page.getByRole('button', { name: 'Actions for Ana Lima' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await pinToast(toast(page, 'Ana Lima is removed.'))
  await see(title(page, 'Members 1'))
  await missing(page.getByRole('link', { name: 'Ana Lima' }))
  // The focus went with the row; it goes on to the next one.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Bruno Sá')
  await toast(page, 'Ana Lima is removed.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Ana Lima is back.'), title(page, 'Members 2'), page.getByRole('link', { name: 'Ana Lima' }))
  expect(await stored(api, admin)).toContainEqual({ ...ana, version: expect.any(Number) })
  // The focus went with the button; it goes on to the row that came back.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Ana Lima')

  // The same from the page of the member.
  await page.getByRole('link', { name: 'Ana Lima' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await pinToast(toast(page, 'Ana Lima is removed.'))
  await see(title(page, 'Members 1'))
  await toast(page, 'Ana Lima is removed.').getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'Members 2'))
  await missing(toast(page, 'is removed.'))
})

e2e('a save that does not get through takes nothing away, and is not made twice', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/new', { as: admin })
  const name = page.getByRole('group', { name: 'Who' }).getByRole('textbox', { name: 'Name' })
  await name.fill('Ana Lima')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('brass')

  // The first time the call is lost on its way, the second time its answer.
  await page.route('**/members/add-member', (route) => route.abort(), { times: 1 })
  await save(page).click()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'The server did not answer. What you typed is still here; try again.' })
  await see(alert)
  await page.route('**/members/add-member', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect.poll(async () => (await stored(api, admin)).length).toBe(1)
  await see(alert)
  await expect.poll(() => name.inputValue()).toBe('Ana Lima')
  await page.unrouteAll()
  await save(page).click()
  await see(title(page, 'Ana Lima'))
  expect(await stored(api, admin)).toHaveLength(1)
})

e2e('what is typed outlives a reload and a detour, until it is saved or discarded', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit(`/members/${id}/edit`, { as: admin })
  const warnings: string[] = []
  page.on('dialog', async (dialog) => {
    warnings.push(dialog.type())
    await dialog.accept()
  })
  await field(page, 'Instrument').fill('Flugelhorn')
  await field(page, 'Notes').fill('Knows every march.')
  await page.reload()
  expect(warnings).toEqual(['beforeunload'])
  await see(page.getByText('What you typed before is here again.'))
  await expect.poll(() => field(page, 'Instrument').inputValue()).toBe('Flugelhorn')
  await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Knows every march.')

  await page.getByRole('link', { name: 'Home' }).click()
  await page.goBack()
  await expect.poll(() => field(page, 'Instrument').inputValue()).toBe('Flugelhorn')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect.poll(() => field(page, 'Instrument').inputValue()).toBe('')
  await page.reload()
  await see(title(page, 'Edit Ana Lima'))
  await missing(page.getByText('What you typed before is here again.'))
})

e2e(
  'a postal address is written as its country has it, and those who share one share a label',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const address = { street: 'Lange Gasse 5', postcode: '89073', town: 'Ulm', country: 'DE' }
    await api.saveMember(admin, { name: 'Bento Lima', address })
    const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
    await api.saveMember(admin, { name: 'Caio Reis' })
    const page = await app.visit(`/members/${id}/edit`, { as: admin })
    const postal = page.getByRole('group', { name: 'Postal address' })
    await postal.getByLabel('Street and number').fill('Lange Gasse 5')
    await postal.getByLabel('Postcode').fill('89073')
    await postal.getByLabel('Town').fill('Ulm')
    await postal.getByLabel('Country').selectOption('Germany')
    await save(page).click()
    const shown = page.getByRole('definition').filter({ hasText: 'Lange Gasse 5' })
    await see(title(page, 'Ana Lima'), shown)
    expect((await shown.innerText()).split('\n')).toEqual(['Lange Gasse 5', '89073 Ulm', 'Germany'])

    await page.getByRole('link', { name: 'Edit' }).click()
    await expect.poll(() => postal.getByLabel('Town').inputValue()).toBe('Ulm')
    await postal.getByLabel('Postcode').fill('')
    await save(page).click()
    await see(title(page, 'Ana Lima'), shown)
    expect((await stored(api, admin)).find((member) => member.id === id)?.address).toEqual({
      street: 'Lange Gasse 5',
      town: 'Ulm',
      country: 'DE',
    })
    // As before, for the label that they share.
    await api.saveMember(admin, { ...(await stored(api, admin)).find((member) => member.id === id), address })
    await page.goto('/members')
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    await page.getByRole('button', { name: 'Export, print…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('As', { exact: true }).selectOption({ label: 'Labels (70 × 37 mm)' })
    for (const name of ['Section', 'Instrument', 'Status'])
      await dialog.getByRole('checkbox', { name, exact: true }).uncheck()
    expect(await dialog.getByLabel('Postal address below').isChecked()).toBe(true)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await dialog.getByRole('button', { name: 'Print', exact: true }).click()
    const labels = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
    await see(labels.first())
    expect((await labels.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))).toEqual([
      ['Ana Lima', 'Bento Lima', 'Lange Gasse 5', '89073 Ulm', 'Germany'],
      ['Caio Reis'],
    ])
  },
)

/** One red dot. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

e2e(
  'a photo is chosen on the member’s page, made small in the browser, taken away, and back by Undo',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
    const page = await app.visit(`/members/${id}`, { as: admin })
    const photo = page.getByRole('img', { name: 'Photo of Ana Lima' })
    await page
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await see(toast(page, 'This file is no picture that the browser can show.'))
    await page
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
    await see(toast(page, 'The photo of Ana Lima is saved.'), photo)
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([256, 256])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove the photo' }).click()
    const gone = toast(page, 'The photo of Ana Lima is removed.')
    await see(gone)
    await missing(photo)
    await gone.getByRole('button', { name: 'Undo' }).click()
    await see(photo)
  },
)
