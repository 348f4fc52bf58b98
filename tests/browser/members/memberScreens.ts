import { chooseFile } from '../importing/importFile'
import { see, title } from '../support/page'
import type { Screens } from '../app/screens'

export const memberScreens: Screens = {
  members: async ({ visit, words: { members }, admin, ana }) => {
    const page = await visit('/members', admin)
    await see(page.getByRole('link', { name: ana.name }), page.getByRole('table', { name: members.countsLabel }))
    return page
  },
  'members, filtered and sorted, with a row menu open': async ({ visit, words: { members }, admin, ana }) => {
    const page = await visit('/members?q=a&section=brass&sort=desc&sortColumn=email', admin)
    await page.getByRole('button', { name: members.actionsFor.replace('{{name}}', ana.name) }).click()
    return page
  },
  'members, some of them being changed': async ({ visit, words: { members, chosenMembers }, admin, ana }) => {
    const page = await visit('/members', admin)
    await page.getByRole('checkbox', { name: members.chosen.choose.replace('{{name}}', ana.name) }).check()
    await page.getByRole('button', { name: members.chosen.change }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(chosenMembers.field).selectOption({ label: members.fields.position })
    await see(dialog.getByText(chosenMembers.emptied))
    return page
  },
  'groups of people, one being added': async ({ visit, words: { memberGroups }, admin }) => {
    const page = await visit('/members/groups', admin)
    await page.getByRole('button', { name: memberGroups.add }).first().click()
    await page.getByRole('dialog').getByLabel(memberGroups.by).selectOption({ label: memberGroups.kinds.rule })
    await see(page.getByText(memberGroups.ruleHint))
    return page
  },
  'things on loan, one being added': async ({ visit, words: { things }, admin }) => {
    const page = await visit('/members/things', admin)
    await page.getByRole('button', { name: things.add }).first().click()
    await see(page.getByRole('dialog').getByLabel(things.fields.insurance))
    return page
  },
  'an import of things': async ({ visit, words: { imports, thingImport }, admin }) => {
    const page = await visit('/members/things/import', admin)
    await see(title(page, thingImport.title))
    await chooseFile(page, 'things.csv', 'Name;Condition;Value\nTuba;so so;8000')
    await see(page.getByRole('group', { name: thingImport.unknownConditions }))
    await page.getByRole('button', { name: imports.columns.next, exact: true }).click()
    await see(page.getByRole('alert'))
    return page
  },
  duplicates: async ({ visit, words: { duplicates }, api, admin }) => {
    for (const name of ['Lia Reis', 'Reis, Lia']) await api.saveMember(admin, { name })
    const page = await visit('/members/duplicates', admin)
    await see(title(page, duplicates.title), page.getByText(duplicates.reasons.name).first())
    return page
  },
  'two records of one person': async ({ visit, words: { duplicates }, api, admin }) => {
    const one = await api.saveMember(admin, { name: 'Eva Melo', phone: '111-1111', notes: 'Vegana' })
    const twin = await api.saveMember(admin, { name: 'Melo, Eva', phone: '222-2222', notes: 'Solista' })
    const page = await visit(`/members/duplicates/${one.id}/${twin.id}`, admin)
    await see(
      page.getByRole('group', { name: duplicates.merge.stays }),
      page.getByRole('radio', { name: duplicates.merge.both, exact: true }),
    )
    return page
  },
  'members, none': async ({ visit, words, newcomer }) => {
    const page = await visit('/members', newcomer)
    await see(page.getByRole('heading', { name: words.members.empty.title }))
    return page
  },
  'members, no match': async ({ visit, words, admin }) => {
    const page = await visit('/members?q=xyzzy', admin)
    await see(page.getByRole('heading', { name: words.members.noMatchTitle }))
    return page
  },
  'members, not loaded': async ({ visit, words, admin }) => {
    const page = await visit('/', admin)
    await page.route('**/members/list-members*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.getByRole('link', { name: words.layout.nav.members, exact: true }).click()
    await see(page.getByRole('heading', { name: words.shell.failure.title }))
    return page
  },
  'members, removed with Undo': async ({ visit, words: { members, shell }, api, admin }) => {
    await api.saveMember(admin, { name: 'Zé' })
    const page = await visit('/members?q=ze', admin)
    await page.getByRole('button', { name: members.actionsFor.replace('{{name}}', 'Zé') }).click()
    await page.getByRole('button', { name: shell.remove, exact: true }).click()
    await see(page.getByRole('button', { name: shell.undo }), page.getByText(members.noMatchTitle))
    return page
  },
  'a member': async ({ visit, admin, ana }) => {
    const page = await visit(`/members/${ana.id}`, admin)
    await see(title(page, ana.name))
    return page
  },
  'what is held on a member': async ({ visit, words: { members }, admin, ana }) => {
    const page = await visit(`/members/${ana.id}/data`, admin)
    await see(page.getByRole('heading', { name: members.data.attendance }))
    return page
  },
  'a member to be erased': async ({ visit, words: { members }, api, admin }) => {
    const { id } = await api.saveMember(admin, { name: 'Zuleica Prado', status: 'former' })
    const page = await visit(`/members/${id}/data`, admin)
    await page.getByRole('button', { name: members.data.erase }).click()
    await page.getByRole('button', { name: members.data.eraseForGood }).click()
    await see(page.getByRole('dialog').locator('[aria-invalid="true"]'))
    return page
  },
  'a member who is gone': async ({ visit, words, admin }) => {
    const page = await visit('/members/01900000-0000-7000-8000-00000000dead', admin)
    await see(page.getByRole('heading', { name: words.members.detail.goneTitle }).first())
    return page
  },
  'a new member': async ({ visit, words, admin }) => {
    const page = await visit('/members/new', admin)
    await see(title(page, words.members.form.newTitle))
    return page
  },
  'a new member, with errors': async ({ visit, words: { forms, shell }, admin }) => {
    const page = await visit('/members/new', admin)
    await page.getByRole('button', { name: forms.record.add, exact: true }).click()
    await see(page.getByText(shell.validationError.required).first())
    return page
  },
  'a member, edited, with a draft': async ({ visit, words: { members, forms, layout }, admin, ana }) => {
    const path = `/members/${ana.id}/edit`
    const page = await visit(path, admin)
    await page.getByLabel(members.fields.notes).fill('Half a sentence')
    await page.getByRole('link', { name: layout.nav.home, exact: true }).click()
    // Going back before the form has left would find it as it was, with nothing to restore.
    await page.getByLabel(members.fields.notes).waitFor({ state: 'detached' })
    await page.goBack()
    await see(page.getByText(forms.draft.restored))
    return page
  },
  'two versions of a member': async ({ visit, words: { members, forms }, api, admin }) => {
    const bia = await api.saveMember(admin, { name: 'Bia', phone: '111-1111' })
    const page = await visit(`/members/${bia.id}/edit`, admin)
    await page.getByLabel(members.fields.instrument).fill('Trompa')
    await page.getByLabel(members.fields.phone).first().fill('222-2222')
    await api.saveMember(admin, { ...bia, phone: '333-3333', notes: 'New' })
    await page.getByRole('button', { name: forms.record.save }).click()
    await see(page.getByRole('dialog', { name: forms.conflict.title }))
    return page
  },
  'a member who was removed meanwhile': async ({ visit, words: { forms, members }, api, admin }) => {
    const caio = await api.saveMember(admin, { name: 'Caio' })
    const page = await visit(`/members/${caio.id}/edit`, admin)
    await page.getByLabel(members.fields.instrument).fill('Trompa')
    await api.call(`/members/remove-member?id=${caio.id}`, { as: admin, method: 'DELETE' })
    await page.getByRole('button', { name: forms.record.save }).click()
    await see(page.getByRole('dialog', { name: forms.deleted.title }))
    return page
  },
  'members, for paper': async ({ visit, words: { layout }, admin, ana }) => {
    const page = await visit('/', admin)
    // The dialog of the browser would stand in the way.
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await visit('/members/print', admin)
    await see(page.getByRole('rowheader', { name: ana.name }), page.getByRole('button', { name: layout.navbar.goTo }))
    return page
  },
  'jubilees of a year': async ({ visit, words: { jubilees }, admin }) => {
    const page = await visit('/members/jubilees?year=2027', admin)
    await see(title(page, jubilees.title), page.getByRole('heading', { name: jubilees.birthdays, exact: true }))
    return page
  },
  'jubilees of a year, one being given': async ({ visit, words: { jubilees }, api, admin }) => {
    await api.saveMember(admin, { name: 'Gil Jubilar', joinedOn: '1990-03-01' })
    const page = await visit('/members/jubilees?year=2030', admin)
    await page.getByRole('row', { name: 'Gil Jubilar' }).getByRole('button').click()
    await see(page.getByRole('dialog').getByLabel(jubilees.givenOn))
    return page
  },
  'a member who has left': async ({ visit, words: { leaving }, api, admin }) => {
    const { id } = await api.saveMember(admin, { name: 'Ida Foi', status: 'former', leftOn: '2024-06-30' })
    const page = await visit(`/members/${id}`, admin)
    await see(page.getByRole('heading', { name: leaving.title }), page.getByText(leaving.account.none))
    return page
  },
  'personal links': async ({ visit, words: { links }, admin, ana }) => {
    const page = await visit('/members/links', admin)
    await see(title(page, links.title), page.getByText(ana.name, { exact: true }))
    return page
  },
  'the sheet of links, about to be made': async ({ visit, words: { links }, admin }) => {
    const page = await visit('/members/links/print', admin)
    await see(page.getByRole('button', { name: links.makeSheet }))
    return page
  },
  'the sheet of links': async ({ visit, words: { links }, admin, ana }) => {
    const page = await visit('/members/links/print?q=ana', admin)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: links.makeSheet }).click()
    await see(page.getByRole('listitem').filter({ hasText: ana.name }))
    return page
  },
}
