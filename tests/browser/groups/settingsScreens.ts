import { see, title } from '../support/page'
import type { Screens } from '../app/screens'

export const settingsScreens: Screens = {
  group: async ({ visit, words: { settings }, admin }) => {
    const page = await visit('/settings/group', admin)
    await see(page.getByRole('textbox', { name: settings.group.name }))
    return page
  },
  'two versions of the group': async ({ visit, words: { settings, forms }, api }) => {
    const admin = await api.foundGroup()
    const page = await visit('/settings/group', admin)
    await page.getByRole('textbox', { name: settings.group.name }).fill('Mine')
    const { userData } = admin
    const group = { ...userData.group, name: 'Theirs', version: 1 }
    await api.call('/group/settings', { as: admin, body: { group } })
    await page.getByRole('button', { name: settings.group.save, exact: true }).click()
    await see(page.getByRole('dialog', { name: forms.conflict.title }))
    return page
  },
  'sections and instruments': async ({ visit, words: { sections }, admin }) => {
    const page = await visit('/settings/group/sections', admin)
    await see(page.getByRole('list', { name: sections.list }))
    return page
  },
  'a ready list to choose': async ({ visit, words: { sections }, admin }) => {
    const page = await visit('/settings/group/sections', admin)
    await page.getByRole('button', { name: sections.choose }).click()
    await page.getByLabel(sections.ready.kind).selectOption('windBand')
    return page
  },
  messages: async ({ visit, words: { messages, shell }, conductor }) => {
    const page = await visit('/settings/messages', conductor)
    await page.getByLabel(messages.settings.from).fill('22:00')
    await page.getByRole('button', { name: messages.settings.save, exact: true }).click()
    await see(page.getByText(shell.validationError.required), page.getByText(messages.settings.noMail))
    return page
  },
  'who reads what': async ({ visit, words: { settings }, admin }) => {
    const page = await visit('/settings/people/access', admin)
    await see(page.getByRole('button', { name: settings.access.save, exact: true }))
    return page
  },
  'own fields, none': async ({ visit, words: { ownFields }, newcomer }) => {
    const page = await visit('/settings/group/fields', newcomer)
    await see(page.getByRole('heading', { name: ownFields.emptyTitle }))
    return page
  },
  'own fields, one of them open': async ({ visit, words: { ownFields }, api }) => {
    const admin = await api.foundGroup()
    const options = ['S', 'M'].map((name, at) => ({ id: `01900000-0000-7000-8000-00000000000${at}`, name }))
    const fields = [
      { id: '01900000-0000-7000-8000-0000000000a1', name: 'T-shirt', kind: 'choice', options },
      { id: '01900000-0000-7000-8000-0000000000a2', name: 'Photos', kind: 'consent' },
    ]
    for (const field of fields)
      await api.call('/members/add-own-field', {
        as: admin,
        body: { field: { ...field, seenBy: ['self'], writtenBy: ['manager', 'self'] } },
      })
    const page = await visit('/settings/group/fields', admin)
    await page.getByRole('button', { name: 'T-shirt', exact: true }).click()
    await see(page.getByRole('dialog').getByLabel(ownFields.option.replace('{{number}}', '2'), { exact: true }))
    return page
  },
  people: async ({ visit, words: { settings }, admin, conductor }) => {
    const page = await visit('/settings/people', admin)
    await see(page.getByText(conductor.userData.email))
    await see(page.getByRole('heading', { name: settings.invitations.title }))
    return page
  },
  'people, alone': async ({ visit, words, newcomer }) => {
    const page = await visit('/settings/people', newcomer)
    await see(page.getByRole('heading', { name: words.settings.people.aloneTitle }))
    return page
  },
  'people, what one of them leads': async ({ visit, words: { settings }, admin, conductor }) => {
    const page = await visit('/settings/people', admin)
    const { name } = conductor.userData
    await page.getByRole('button', { name: settings.leads.change.replace('{{name}}', name) }).click()
    const dialog = page.getByRole('dialog', { name: settings.leads.title.replace('{{name}}', name) })
    await see(dialog.getByText(settings.leads.noGroups))
    return page
  },
  'people, asked before a removal': async ({ visit, words: { settings }, admin, conductor }) => {
    const page = await visit('/settings/people', admin)
    const { name } = conductor.userData
    await page.getByRole('button', { name: settings.people.remove.replace('{{name}}', name) }).click()
    await see(page.getByRole('dialog', { name: settings.people.removeTitle.replace('{{name}}', name) }))
    return page
  },
  'people, inviting': async ({ visit, words: { settings }, admin }) => {
    const page = await visit('/settings/people', admin)
    await page.getByRole('button', { name: settings.people.invite }).click()
    await see(page.getByRole('dialog').getByLabel(settings.invitations.note))
    return page
  },
  'people, with the link': async ({ visit, words: { settings }, admin }) => {
    const page = await visit('/settings/people', admin)
    await page.getByRole('button', { name: settings.people.invite }).click()
    await page.getByRole('button', { name: settings.invitations.create }).click()
    await see(page.getByRole('dialog', { name: settings.invitations.linkTitle }))
    return page
  },
  account: async ({ visit, words: { sessions, settings, shell }, admin }) => {
    const page = await visit('/settings/account', admin)
    await page.getByRole('button', { name: settings.account.submit }).click()
    await see(page.getByText(shell.validationError.required).first())
    await see(page.getByText(sessions.current))
    return page
  },
  'people, with the sessions of one': async ({ visit, words, admin, conductor }) => {
    const page = await visit('/settings/people', admin)
    const { name } = conductor.userData
    await page.getByRole('button', { name: words.settings.people.sessions.replace('{{name}}', name) }).click()
    await see(page.getByRole('dialog').getByText(words.sessions.thisNetwork).first())
    return page
  },
  'people, with a new password link': async ({ visit, words: { settings }, admin, conductor }) => {
    const page = await visit('/settings/people', admin)
    const { name } = conductor.userData
    await page.getByRole('button', { name: settings.resetLink.make.replace('{{name}}', name) }).click()
    await page.getByRole('button', { name: settings.resetLink.confirm }).click()
    await see(page.getByRole('dialog', { name: settings.invitations.linkTitle }))
    return page
  },
  'not authorised': async ({ visit, words, conductor }) => {
    const page = await visit('/settings/people', conductor)
    await see(title(page, words.auth.notAuthorised.title))
    return page
  },
}
