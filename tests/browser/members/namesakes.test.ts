import { e2e } from '../support/e2e'
import { addEvent } from '../calendar/eventFixture'
import { see, toast } from '../support/page'

e2e(
  'two of one name are told apart in the line-up, at the finish, in messages and among links',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const viola = { name: 'Ana Lima', section: 'strings', instrument: 'Viola' } as const
    const [one, other] = ['ana.lima@example.org', 'ana.m.lima@example.org']
    await api.saveMember(admin, { ...viola, email: one })
    await api.saveMember(admin, { ...viola, email: other })
    await api.saveMember(admin, { ...viola, name: 'Rui Prado', email: 'rui@example.org' })
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
    const [event] = await addEvent(api, admin, { title: 'Ensaio', day })
    if (event === undefined) throw new Error('one event was added')
    const page = await app.visit(`/calendar/${event.id}`, { as: admin })
    await page.getByRole('button', { name: /^Viola/ }).click()
    const answer = page.getByRole('group', { name: `Answer of Ana Lima (${other})` })
    await see(answer, page.getByRole('group', { name: 'Answer of Rui Prado', exact: true }))
    await answer.getByRole('button', { name: 'Yes' }).click()
    await see(toast(page, `Ana Lima (${other}): Yes.`))

    await page.goto(`/calendar/${event.id}/finish`)
    await see(...[one, other].map((email) => page.getByRole('group', { name: `Ana Lima (${email}), Viola` })))

    await page.goto('/members/links')
    await see(
      page.getByRole('checkbox', { name: `Choose Ana Lima (${one})` }),
      page.getByRole('checkbox', { name: 'Choose Rui Prado', exact: true }),
    )
    await page.getByRole('button', { name: `Link of Ana Lima (${other})` }).click()
    await see(page.getByRole('dialog', { name: `Link of Ana Lima (${other})` }))
  },
)
