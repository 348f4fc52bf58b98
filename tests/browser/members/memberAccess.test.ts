import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

e2e('an admin takes telephone numbers from the conductor, who then sees no place for them', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const conductor = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const member = await api.saveMember(admin, {
    name: 'Zuleica Prado',
    phone: '+55 12 90000-0777',
    birthDate: '1983-02-01',
    notes: 'Alergia a amendoim',
    emergencyContact: { name: 'Irma Prado', phone: '+55 12 91111-0778' },
  })
  const seen = await app.visit(`/members/${member.id}`, { as: conductor })
  await see(title(seen, 'Zuleica Prado'), seen.getByText('+55 12 90000-0777'), seen.getByText('Irma Prado'))
  await missing(seen.getByText('Alergia a amendoim'), seen.getByText('Date of birth'))

  const page = await app.visit('/settings/people', { as: admin })
  await page.getByRole('link', { name: 'Who reads what of members' }).click()
  const phone = page.getByRole('checkbox', { name: 'Phone: Conductor' })
  expect(await phone.isChecked()).toBe(true)
  await phone.uncheck()
  await page.getByRole('checkbox', { name: 'Notes: Conductor' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'It holds from now on.'))

  await seen.reload()
  await see(title(seen, 'Zuleica Prado'), seen.getByText('Alergia a amendoim'))
  await missing(seen.getByText('+55 12 90000-0777'))
  await missing(seen.getByText('Phone', { exact: true }))
  // That of whom to call in an emergency.
  await see(seen.getByRole('link', { name: '+55 12 91111-0778' }))
  await seen.goto('/members')
  await see(seen.getByRole('link', { name: /Zuleica Prado/ }))
  await missing(seen.getByRole('columnheader', { name: /Phone/ }))

  await page.goto('/settings/audit')
  await page.getByRole('link', { name: 'Changed who reads what of members' }).first().click()
  await see(page.getByText('E-mail, Emergency contact, Birthday, without the year, Notes'))
})

e2e('two admins who change the table at once choose for each box', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/settings/people/access', { as: admin })
  await page.getByRole('checkbox', { name: 'Notes: Treasurer' }).check()
  const access = { treasurer: ['email'], conductor: ['email', 'notes'], version: 0 }
  await api.call('/members/change-access', { as: admin, body: { access } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await see(dialog.getByText('Notes: Conductor').first())
  await dialog
    .getByRole('button', { name: /Save|Keep|Use/ })
    .last()
    .click()
  await see(toast(page, 'It holds from now on.'))
})
