import { see, title } from '../support/page'
import type { Screens } from '../app/screens'
import { addTotp, ageProof } from './secondFactorFixture'

export const secondFactorScreens: Screens = {
  'setting up the authenticator app': async ({ visit, words: { security }, newcomer }) => {
    const page = await visit('/settings/account', newcomer)
    await page.getByRole('button', { name: security.section.setUp, exact: true }).click()
    await see(page.getByRole('img', { name: security.totp.qr }))
    return page
  },
  'two steps, on': async ({ visit, words: { security }, newcomer, api }) => {
    await addTotp(api, newcomer)
    const page = await visit('/settings/account', newcomer)
    await see(page.getByRole('heading', { name: security.codes.title }))
    return page
  },
  'new recovery codes': async ({ visit, words: { security }, newcomer }) => {
    const page = await visit('/settings/account', newcomer)
    await page.getByRole('button', { name: security.codes.renew }).click()
    await page.getByRole('dialog').getByRole('button', { name: security.codes.renew }).click()
    await see(page.getByRole('dialog', { name: security.codes.shownTitle }))
    return page
  },
  'asked who is there': async ({ visit, words: { security }, newcomer }) => {
    await ageProof(newcomer)
    const page = await visit('/settings/account', newcomer)
    await page.getByRole('button', { name: security.section.change }).click()
    await see(page.getByRole('dialog', { name: security.proof.title }))
    return page
  },
  'people, one with two steps': async ({ visit, words: { security }, newcomer }) => {
    const page = await visit('/settings/people', newcomer)
    await see(page.getByText(security.people.on))
    return page
  },
  'led to two steps': async ({ visit, words: { security }, api }) => {
    const admin = await api.foundGroup()
    const otto = await api.join(admin, 'treasurer', { name: 'Otto Braun' })
    await addTotp(api, admin)
    const group = { ...admin.userData.group, version: 1, requiresSecondFactor: true }
    await api.call('/group/settings', { as: admin, body: { group } })
    const page = await visit('/', otto)
    await see(title(page, security.setup.title), page.getByRole('img', { name: security.totp.qr }))
    return page
  },
}
