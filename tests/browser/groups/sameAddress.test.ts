import { e2e } from '../support/e2e'
import { missing, see, toast } from '../support/page'

e2e('an account with the e-mail of a member offers to be linked to them', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'member', { name: 'Otto B.' })
  await api.saveMember(admin, { name: 'Otto Braun', email: otto.userData.email })
  const page = await app.visit('/settings/people', { as: admin })
  await page.getByRole('button', { name: 'Link Otto B. to the member Otto Braun' }).click()
  const done = toast(page, 'Otto B. is linked to the member Otto Braun.')
  await see(done, page.getByRole('link', { name: 'Otto Braun' }))
  await missing(page.getByText('The e-mail of Otto Braun, a member.'))
  await done.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('The e-mail of Otto Braun, a member.'))
})
