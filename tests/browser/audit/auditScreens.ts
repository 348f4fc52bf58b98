import { see } from '../support/page'
import type { Screens } from '../app/screens'

export const auditScreens: Screens = {
  'who did what': async ({ visit, words: { audit }, admin }) => {
    const page = await visit('/settings/audit', admin)
    await see(page.getByRole('table', { name: audit.tableLabel }), page.getByText(audit.actions.group_founded).last())
    return page
  },
  'what changed, side by side': async ({ visit, words: { audit, members }, api, admin, ana }) => {
    const stored = await api.saveMember(admin, { name: 'Bento Leal' })
    await api.saveMember(admin, { ...stored, status: 'on_leave', notes: ana.name })
    const page = await visit(`/settings/audit?subjectId=${stored.id}`, admin)
    await page.getByRole('link', { name: audit.actions.member_changed }).click()
    await see(page.getByRole('dialog').getByRole('cell', { name: members.statuses.on_leave }))
    return page
  },
  'nothing that matches': async ({ visit, words: { audit }, admin }) => {
    const page = await visit('/settings/audit?q=nobody+is+called+that&to=2020-01-01', admin)
    await see(page.getByRole('heading', { name: audit.noMatch }))
    return page
  },
}
