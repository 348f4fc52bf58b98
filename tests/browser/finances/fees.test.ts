import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

e2e('a fee class is made, given to a member, taken back and charged', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', birthDate: '1990-03-04' })
  await api.saveMember(admin, { name: 'Bruno Sá', section: 'voices' })
  const page = await app.visit('/finances/dues', { as: admin })
  await page.getByRole('link', { name: 'Fee classes' }).click()
  await see(page.getByRole('heading', { name: 'No fee classes yet' }))
  await page.getByRole('button', { name: 'New class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New class' })
  await dialog.getByLabel('Name').fill('Student')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25')
  await dialog.getByLabel('For members under the age of').fill('200')
  await page.keyboard.press('Enter')
  await see(dialog.getByText('Not above 120.'))
  await dialog.getByLabel('For members under the age of').fill('27')
  await page.keyboard.press('Enter')
  await see(toast(page, '“Student” was saved.'))

  const ofAna = page.getByRole('combobox', { name: 'Class of Ana Lima' })
  await page.getByLabel('Changes count from').fill('2024-02')
  await ofAna.selectOption('Student')
  await toast(page, 'Ana Lima: changed').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Ana Lima: as before.'), page.getByRole('row', { name: /Student Each month until 27 0/ }))
  await ofAna.selectOption('Student')
  await see(
    page.getByRole('row', { name: /Student Each month until 27 1 R\$25\.00/ }),
    page.getByText('Has outgrown “Student” (until 27).'),
  )
  // What is usual after it takes one press.
  await page.getByRole('button', { name: 'New class' }).click()
  await dialog.getByLabel('Name').fill('Adult')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Student', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Change the class' })
  await change.getByRole('combobox', { name: 'After that usually' }).selectOption('Adult')
  await change.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Adult from February 2024' }).click()
  await missing(page.getByText('Has outgrown “Student”'))
  await expect.poll(() => ofAna.locator('option:checked').innerText()).toBe('Adult')
  await ofAna.selectOption('Student')
  await see(page.getByText('Has outgrown “Student” (until 27).'))

  await page.getByRole('link', { name: 'Charge dues' }).first().click()
  await page.getByLabel('Month', { exact: true }).fill('2024-02')
  await page.getByRole('textbox', { name: 'For members without a fee class' }).fill('50')
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(
    page.getByText('2 new entries, R$75.00 in all.'),
    page.getByRole('row', { name: /Ana Lima Dues, February 2024 · has outgrown this class Brass R\$25\.00/ }),
    page.getByRole('row', { name: /Bruno Sá Dues, February 2024 Voices R\$50\.00/ }),
  )

  await page.getByRole('link', { name: 'Members', exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Student')
  await see(title(page, 'Members 1'), page.getByRole('link', { name: 'Ana Lima' }))
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Without a class')
  await see(title(page, 'Members 1'), page.getByRole('link', { name: 'Bruno Sá' }))
  expect(new URL(page.url()).search).toBe('?feeClass=none')

  // Who is new gets a class with the rest of what is said of them.
  await page.goto('/members/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Caio Reis')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('Voices')
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Student')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await see(toast(page, 'Caio Reis'))
  await expect.poll(() => page.getByRole('combobox', { name: 'Fee class' }).inputValue()).toBe('')
  await page.goto('/members')
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Student')
  await see(page.getByRole('link', { name: 'Caio Reis' }))
})

e2e('half-years from April, an amount that rises and an exemption with its reason', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', joinedOn: '2026-02-01' })
  const bia = await api.saveMember(admin, { name: 'Bia Souza', joinedOn: '2026-02-01' })
  const page = await app.visit('/finances/fees', { as: admin })
  await page.getByRole('button', { name: 'New class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New class' })
  await dialog.getByLabel('Name').fill('Adult')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('60')
  await dialog.getByRole('button', { name: 'The amount changes later' }).click()
  await dialog.getByLabel('From the month').fill('2027-10')
  await dialog.getByRole('textbox', { name: 'Amount' }).nth(1).fill('72')
  await dialog.getByRole('button', { name: 'The amount changes later' }).click()
  await dialog.getByLabel('From the month').nth(1).fill('2027-10')
  await dialog.getByRole('combobox', { name: 'Charged' }).selectOption('Each half-year')
  await dialog.getByRole('combobox', { name: 'In the months' }).selectOption('April, October')
  await dialog.getByRole('textbox', { name: 'Joining fee' }).fill('15')
  await dialog.getByLabel('For those who join in this month').fill('2026-01')
  await page.keyboard.press('Enter')
  await see(dialog.getByText(/already/))
  await dialog.getByRole('button', { name: 'Remove this amount' }).nth(1).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(
    toast(page, '“Adult” was saved.'),
    page.getByRole('row', {
      name: /Each half-year: April, October 0 R\$60\.00 from October 2027: R\$72\.00 joining fee R\$15\.00/,
    }),
  )
  await page.getByRole('button', { name: 'Set a family rate' }).click()
  const family = page.getByRole('dialog', { name: 'Families' })
  await family.getByLabel('The second member pays').fill('150')
  await family.getByLabel('All together at most').fill('200')
  await page.keyboard.press('Enter')
  await see(family.getByText('Not above 100.'))
  await family.getByLabel('The second member pays').fill('60')
  await page.keyboard.press('Enter')
  await see(
    page.getByText('the second pays 60 % and each further one 50 %. Together they pay R$200.00 a year at most.'),
  )
  await page.getByRole('button', { name: 'Change the family rate' }).click()
  await family.getByRole('button', { name: 'No family rate' }).click()
  await see(page.getByRole('button', { name: 'Set a family rate' }))
  await page.getByLabel('Changes count from').fill('2027-01')
  for (const { name } of [ana, bia]) {
    await page.getByRole('combobox', { name: `Class of ${name}` }).selectOption('Adult')
    await see(toast(page, `${name}: changed`))
  }

  await page.goto(page.url().replace('/finances/fees', `/members/${ana.id}`))
  await page.getByRole('button', { name: 'Exempt for a time' }).click()
  const exemption = page.getByRole('dialog', { name: 'Exempt for a time' })
  await exemption.getByLabel('From the month').fill('2027-04')
  await exemption.getByLabel('Until the month').fill('2027-09')
  await exemption.getByRole('button', { name: 'Exempt for a time' }).click()
  await exemption.getByRole('textbox', { name: 'Reason' }).fill('Parental leave')
  await page.keyboard.press('Enter')
  await see(toast(page, 'Ana Lima: exempt from April 2027 on.'), page.getByText('Exempt: Parental leave'))

  await page.goto(page.url().replace(`/members/${ana.id}`, '/finances/dues'))
  await page.getByLabel('Month', { exact: true }).fill('2027-04')
  await page.getByRole('combobox', { name: 'Number of months' }).selectOption('7')
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(
    page.getByText('5 new entries, R$234.00 in all.'),
    page.getByRole('row', { name: /Ana Lima Dues, October 2027 to March 2028.*R\$15\.00 joining fee.*R\$87\.00/ }),
    page.getByRole('row', { name: /Bia Souza Dues, April to September 2027.*R\$147\.00/ }),
  )
})
