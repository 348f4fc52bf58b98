import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { MemberList } from '@contract/members'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

/** The demo orchestra is read here and left as it is. */
const roster = (page: Page) => page.getByRole('table', { name: 'Members of the group' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the members' })
const section = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Members by section' }).getByRole('button', { name })
const column = (page: Page, name: string) => roster(page).getByRole('columnheader', { name })

/** The cells of one column behind that of the tick boxes, from the first row on, all of one moment. */
async function cells(page: Page, index: number): Promise<string[]> {
  const rows = await roster(page).evaluate((table) =>
    [...table.querySelectorAll('[role="row"]:has([role="cell"])')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('[role="cell"]:not(:has([type="checkbox"]))')].map(
        (cell) => cell.innerText,
      ),
    ),
  )
  return rows.map((row) => row[index] ?? '')
}

/** The names, without the initials that stand before them. */
async function names(page: Page): Promise<string[]> {
  const found = await cells(page, 0)
  return found.map((text) => text.split('\n').at(-1) ?? '')
}

e2e('a name is found without its accents, and by any word of the row', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.enterDemo('conductor') })
  await see(title(page, 'Members 64'))
  await search(page).fill('joao')
  await expect.poll(() => names(page)).toEqual(['João Pedro Inácio'])
  await see(title(page, 'Members 1'))
  expect(new URL(page.url()).search).toBe('?q=joao')
  // The counts follow the search.
  await see(page.getByRole('row', { name: 'Brass 1' }), page.getByRole('row', { name: 'Woodwinds 0' }))

  await search(page).fill('TROMPETE')
  await expect.poll(() => names(page)).toContain('Kauã Nascimento')
  await search(page).fill('100%')
  await see(page.getByRole('heading', { name: 'Nobody found' }))
  await page.getByRole('button', { name: 'Clear the filters' }).last().click()
  await see(title(page, 'Members 64'))
  await expect.poll(() => search(page).inputValue()).toBe('')
})

e2e('the counts above the list filter it, and the choice can be taken back', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.enterDemo('conductor') })
  const brass = section(page, 'Brass')
  await brass.click()
  await see(title(page, 'Members 18'))
  await expect.poll(() => brass.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => new Set(await cells(page, 1))).toEqual(new Set(['Brass']))
  await expect.poll(() => page.getByRole('combobox', { name: 'Section' }).inputValue()).toBe('brass')

  await page.getByRole('combobox', { name: 'Status' }).selectOption('former')
  await see(title(page, 'Members 1'))
  expect(new URL(page.url()).search).toBe('?section=brass&status=former')
  await brass.click()
  await expect.poll(() => new URL(page.url()).search).toBe('?status=former')
})

e2e('order and page are the server’s, in Portuguese alphabet', async ({ app, api }) => {
  const page = await app.visit('/members?sortColumn=name', { as: await api.enterDemo('conductor') })
  await expect
    .poll(async () => (await names(page)).slice(0, 3))
    .toEqual(['Ana Beatriz Álvares', 'Ângelo Pimentel', 'Antônio Bragança'])
  await column(page, 'Name').getByRole('button').click()
  await expect.poll(async () => (await names(page))[0]).toBe('Zuleica Barcellos')
  await expect.poll(() => column(page, 'Name').getAttribute('aria-sort')).toBe('descending')

  await page.getByRole('combobox', { name: 'Rows' }).selectOption('50')
  await expect.poll(async () => (await names(page)).length).toBe(50)
  await page.getByRole('button', { name: 'Next page' }).click()
  await see(page.getByText('51–64 of 64'))
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Ana Beatriz Álvares')
  // Nothing lies beyond the last page.
  await expect.poll(() => page.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
})

e2e('the address says it all: reload, Back and a shared link show the same', async ({ app, api }) => {
  const treasurer = await api.enterDemo('treasurer')
  const page = await app.visit('/members', { as: treasurer })
  await section(page, 'Woodwinds').click()
  await see(title(page, 'Members 32'))
  await column(page, 'Instrument').getByRole('button').click()
  await column(page, 'Instrument').getByRole('button').click()
  const answered = page.waitForResponse((response) => /list-members.*page(\]|%5D)=2(&|$)/.test(response.url()))
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await see(page.getByText('26–32 of 32'))
  const { search: asked } = new URL(page.url())
  expect(asked).toBe('?section=woodwinds&sort=desc&sortColumn=instrument&page=2')
  // Of the answer: the page before stays in the table until it is here.
  const { members } = MemberList.parse(await (await answered).json())
  const shown = members.map(({ name }) => name)
  await expect.poll(() => names(page)).toEqual(shown)

  await page.reload()
  await expect.poll(() => names(page)).toEqual(shown)
  await expect.poll(() => column(page, 'Instrument').getAttribute('aria-sort')).toBe('descending')

  const colleague = await app.visit(`/members${asked}`, { as: await api.enterDemo('conductor') })
  await expect.poll(() => names(colleague)).toEqual(shown)

  // Into a row, and back to the list as it was; then step by step to the beginning.
  await page.getByRole('link', { name: shown[0] }).click()
  await see(title(page, shown[0] ?? ''))
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(shown)
  await page.goBack()
  await see(page.getByText('1–25 of 32'))
  await page.goBack()
  await expect.poll(() => column(page, 'Instrument').getAttribute('aria-sort')).toBe('ascending')
  await page.goBack()
  await expect.poll(() => column(page, 'Section').getAttribute('aria-sort')).toBe('ascending')
  await page.goBack()
  await see(title(page, 'Members 64'))
})

e2e('an address that nobody could have clicked together still shows members', async ({ app, api }) => {
  const page = await app.visit('/members?page=900&perPage=7&section=kazoos&sort=up', {
    as: await api.enterDemo('conductor'),
  })
  await see(title(page, 'Members 64'), page.getByText('51–64 of 64'))
  expect(new URL(page.url()).search).toBe('?page=3')
})

e2e('names are never cut, in any width; an address is one line, and copied whole', async ({ app, api }) => {
  const name = 'Maximiliana Guilhermina de Albuquerque Cavalcanti e Vasconcelos Montenegro'
  // Another at each try: an address has one account.
  const email = `maximiliana.albuquerque.${crypto.randomUUID()}@orquestrasinfonicamunicipal.example.org`
  const admin = await api.foundGroup({ name, email })
  await api.saveMember(admin, { name, email, instrument: 'Violoncelo barroco de cinco cordas com arco curvo' })
  const page = await app.visit('/members', { as: admin })
  const isCut = () =>
    page
      .locator('.rdt_row :is(.row-link, .row-link > *, .cell-text, .cell-text *):not(.email-address *)')
      .evaluateAll((texts) => texts.some((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0))
  for (const path of ['/members', '/settings/people'])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await see(page.locator('.rdt_row').getByText(name).first())
      await expect.poll(isCut, { message: `${path} at ${width}` }).toBe(false)
    }
  // On the page that is open last, and as narrow as a phone.
  const address = page.getByRole('link', { name: email })
  await expect.poll(() => address.evaluate((link) => link.clientHeight)).toBeLessThan(24)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: `Copy ${email}` }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(email)
})

e2e('a narrow window keeps one way to reach each member', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.enterDemo('conductor') })
  await page.setViewportSize({ width: 1024, height: 768 })
  await see(column(page, 'Phone'))
  expect(await column(page, 'E-mail').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
})
