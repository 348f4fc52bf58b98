import { expect } from 'vitest'
import { AllMembers } from '@contract/members'
import { workbookParts, zipOf } from '../../unit/@core/import/workbookFile'
import { chooseFile, countOf, preview } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

const instruments = ['Violine I', 'Violine 2', 'Bratsche', 'Cello', 'Querflöte', 'Klarinette 2', 'Horn', 'Pauken']
const EXCEL_BEGINS = Date.UTC(1899, 11, 30)
const serialOf = (year: number, month: number, day: number) =>
  (Date.UTC(year, month - 1, day) - EXCEL_BEGINS) / 86_400_000

/** Two children a family, then adults; a heading above the table, surnames first, parents in columns of their own. */
function row(at: number) {
  const family = `Familie${Math.floor(at / 2)}`
  const isMinor = at < 56
  const year = new Date().getUTCFullYear() - (isMinor ? 12 : 30)
  const phone = `0151 555${String(Math.floor(at / 2)).padStart(5, '0')}`
  return [
    family,
    `Kind${at} Maria`,
    instruments[at % instruments.length] ?? '',
    { day: serialOf(year, 1 + (at % 12), 3) },
    'aktiv',
    at % 10 === 0 ? '' : `Hauptstr. ${at}`,
    isMinor ? `Eva ${family}` : '',
    isMinor ? phone : '',
    isMinor ? `eva.${family.toLowerCase()}@example.org` : '',
  ]
}

const headings = [
  'Nachname',
  'Vorname',
  'Instrument',
  'Geburtsdatum',
  'Status',
  'Straße',
  'Name der Mutter',
  'Mutter Handy',
  'Mutter E-Mail',
]

e2e(
  'a youth orchestra’s first evening: 110 people with their parents from one workbook, and who leads the sections',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await app.visit('/members/import', { as: admin })
    const rows = Array.from({ length: 110 }, (_, at) => row(at))
    const workbook = workbookParts({ Mitglieder: [['Jugendorchester, Stand Herbst'], headings, ...rows] })
    await chooseFile(page, 'Mitglieder.xlsx', zipOf(workbook))
    await see(page.getByText('111 lines read: 1 left out + 110 to look through'))
    await preview(page)
    await expect.poll(() => countOf(page, 'To import')).toBe('110')
    await page.getByRole('button', { name: 'Import 110 members' }).click()
    await see(page.getByText('110 members were added.'))

    const members = AllMembers.parse(await (await api.call('/members/all-members', { as: admin })).json())
    const first = members.find(({ name }) => name === 'Kind0 Maria Familie0')
    expect(first).toMatchObject({ familyName: 'Familie0', section: 'strings', instrument: 'Violine', part: 1 })
    expect(members.filter(({ section }) => section === 'strings')).toHaveLength(56)

    // The mother of two is one person, and the mail about both is hers.
    await page.goto(`/members/${first?.id}`)
    await see(title(page, 'Kind0 Maria Familie0'))
    const family = page.getByRole('region', { name: 'Family and contacts' })
    await see(family.getByText('Eva Familie0').first(), family.getByText(/Kind1 Maria Familie0/))

    const names = ['Streicher', 'Holz', 'Blech']
    const leaders = await Promise.all(names.map((name) => api.join(admin, 'member', { name: `Leitung ${name}` })))
    await page.goto('/settings/people')
    for (const [at, section] of ['Strings', 'Woodwinds', 'Brass'].entries()) {
      const name = `Leitung ${names[at]}`
      await page.getByRole('button', { name: `Sections that ${name} leads` }).click()
      const dialog = page.getByRole('dialog', { name: `What does ${name} lead?` })
      await dialog.getByRole('checkbox', { name: section, exact: true }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await see(toast(page, `It is noted what ${name} leads.`), page.getByText(`Leads: ${section}`))
    }
    const brass = await app.visit('/section', { as: leaders[2] })
    await see(title(brass, 'My section'))
    await expect.poll(() => brass.getByRole('table').getByRole('row').count()).toBe(1 + 13)
  },
)
