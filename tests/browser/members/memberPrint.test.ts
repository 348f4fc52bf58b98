import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

e2e(
  'the export holds everyone whom the filters select, and nothing that a spreadsheet would run',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: '=HYPERLINK("http://x.example";"Ana")', phone: '+55 12 90000-0001' })
    await api.saveMember(admin, { name: 'João, "Zé" d’Ávila', notes: 'Two\nlines', joinedOn: '2024-02-29' })
    await api.saveMember(admin, { name: 'Clara Nunes', section: 'voices' })
    // More than one page of the list.
    for (let number = 10; number < 20; number += 1) await api.saveMember(admin, { name: `Player ${number}` })
    const page = await app.visit('/members?section=brass', { as: admin })
    await see(title(page, 'Members 12'))

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    await see(toast(page, '12 members exported.'))
    expect(download.suggestedFilename()).toMatch(/^Coral da Serra – Members – \d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, delimiter: ',' })
    expect(data.map((row) => row['Name'])).toEqual([
      '\'=HYPERLINK("http://x.example";"Ana")',
      'João, "Zé" d’Ávila',
      ...Array.from({ length: 10 }, (_, index) => `Player ${10 + index}`),
    ])
    expect(data[0]).toMatchObject({ Phone: "'+55 12 90000-0001", Section: 'Brass', Status: 'Active' })
    expect(data[1]).toMatchObject({ Notes: 'Two\nlines', 'Joined on': '2024-02-29' })
  },
)

e2e('the list goes onto paper without the shell around it', async ({ app, api }) => {
  const context = await app.open({ as: await api.enterDemo('conductor') })
  // The dialog of the browser would stand in the way; that it was asked for is what counts.
  await context.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('asked-to-print'))
    window.addEventListener('asked-to-print', () => {
      document.documentElement.dataset['printed'] = String(Number(document.documentElement.dataset['printed'] ?? 0) + 1)
    })
  })
  const page = await context.newPage()
  await page.goto('/members?section=brass')
  await page.getByRole('link', { name: 'Print list' }).click()
  await see(page.getByText('Brass · 18 people · As of'))
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(19)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe('1')

  await page.emulateMedia({ media: 'print' })
  await see(page.getByRole('heading', { name: 'Banda Sinfônica do Vale' }))
  await missing(page.getByRole('navigation', { name: 'Main menu' }), page.getByRole('button', { name: 'Print' }))
  await missing(page.getByRole('banner'), page.getByRole('link', { name: 'Members', exact: true }))
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)')
})
