import { expect } from 'vitest'
import { LinksAnswer } from '@contract/replies/links'
import { violations } from '../app/axe'
import { addEvent } from '../events/eventFixture'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'

const PHONE = { width: 390, height: 844 }
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

e2e('three phones answer, one of them without a line, and a withdrawn link says so', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
  const members = []
  for (const name of ['Ana', 'Bento', 'Caio']) members.push(await api.saveMember(admin, { name }))
  const body = { memberIds: members.map(({ id }) => id) }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const open = (name: string) => {
    const token = links.find((link) => link.name === name)?.token ?? ''
    return app.visit(`/my#${token}`, { window: PHONE })
  }
  const pageOf = async (name: string) => {
    const token = links.find((link) => link.name === name)?.token ?? ''
    const reply = await fetch(`${new URL(first.url()).origin}/replies/my-page`, {
      headers: { 'x-personal-link': token },
    })
    return reply.json()
  }

  const first = await open('Ana')
  await see(first.getByText('Hello, Ana'))
  expect(new URL(first.url()).hash).toBe('')
  const inOneSkin = await violations(first)
  await first.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect.poll(async () => (await pageOf('Ana')).events[0].answer).toBe('yes')

  await first.getByRole('button', { name: /^(Light|Dark)$/ }).click()
  expect([...inOneSkin, ...(await violations(first))]).toEqual([])

  const second = await open('Bento')
  await second.getByRole('button', { name: 'No', exact: true }).click()
  await second.getByRole('button', { name: 'Add a reason' }).click()
  await second.getByRole('textbox', { name: 'Reason' }).fill('Exam')
  await second.getByRole('button', { name: 'Save the reason' }).click()
  await expect.poll(async () => (await pageOf('Bento')).events[0].reason).toBe('Exam')

  const third = await open('Caio')
  await see(third.getByText('Hello, Caio'))
  await third.context().setOffline(true)
  await third.getByRole('button', { name: 'Maybe', exact: true }).click()
  const kept = third.getByText('Kept on this phone, sent when there is a line')
  await see(kept)
  expect((await pageOf('Caio')).events[0].answer).toBe('silent')
  await third.context().setOffline(false)
  await missing(kept)
  await expect.poll(async () => (await pageOf('Caio')).events[0].answer).toBe('maybe')

  await api.call(`/links/remove-link?memberId=${members[0]?.id}`, { as: admin, method: 'DELETE' })
  await first.reload()
  await see(first.getByRole('heading', { name: 'This link no longer opens anything' }))
})
