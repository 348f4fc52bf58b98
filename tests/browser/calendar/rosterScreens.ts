import type { SignedIn } from '@contract/auth'
import type { CalendarEvent } from '@contract/calendar'
import type { Screens } from '../app/screens'
import type { Api } from '../support/api'
import { see, title } from '../support/page'
import { addEvent } from './eventFixture'

/** Needs more horns than there are; one is a deputy. */
async function addConcert(api: Api, as: SignedIn, day: string): Promise<CalendarEvent | undefined> {
  const props = { needs: [{ instrument: 'Trompa', count: 3 }], callTime: '18:30', dress: 'Traje preto' }
  const [concert] = await addEvent(api, as, { title: 'Concerto', day, calendar: 'Publico', props })
  const deputy = { id: crypto.randomUUID(), eventId: concert?.id, name: 'Rui Sá', instrument: 'Trompa' }
  await api.call('/deputies/add-deputy', { as, body: { deputy } })
  const reply = { eventId: concert?.id, deputyId: deputy.id, answer: 'yes' }
  await api.call('/replies/set-reply', { as, body: { reply } })
  return concert
}

/** Somebody who plays the horn. */
async function addToPool(api: Api, as: SignedIn, name: string) {
  const person = {
    id: crypto.randomUUID(),
    name,
    phone: '+55 11 90000-0009',
    instruments: [{ instrument: 'Trompa', level: 4 }],
    fee: 9000,
  }
  await api.call('/deputies/add-person', { as, body: { person } })
  return person
}

/** A group whose admin leads the brass, in which Ana is. */
async function leadBrass(api: Api) {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Trompa', phone: '+55 11 90000-0001' })
  const leads = { sections: ['brass'], memberGroups: [] }
  await api.call('/users/change-leads', { as: admin, body: { id: admin.userData.id, leads } })
  return { admin, concert: await addConcert(api, admin, '2028-03-24') }
}

/** What is asked before an event, for who manages events. */
export const rosterScreens: Screens = {
  'the deputies’ pool, with somebody who is added': async ({ visit, words: { deputies }, api, admin }) => {
    await addToPool(api, admin, 'Ivo Campos')
    const page = await visit('/calendar/deputies?instrument=Trompa', admin)
    await see(page.getByRole('link', { name: 'Ivo Campos' }).first())
    await page.getByRole('button', { name: deputies.add }).click()
    await see(page.getByLabel(deputies.level))
    return page
  },
  'somebody of the pool': async ({ visit, api, admin }) => {
    const person = await addToPool(api, admin, 'Lia Prates')
    const page = await visit(`/calendar/deputies/${person.id}`, admin)
    await see(title(page, 'Lia Prates'))
    return page
  },
  'deputies of an event, one asked and one to come': async ({ visit, words: { deputies }, api, admin }) => {
    const concert = await addConcert(api, admin, '2028-03-25')
    const people = [await addToPool(api, admin, 'Nina Reis'), await addToPool(api, admin, 'Otto Luz')]
    const search = {
      id: crypto.randomUUID(),
      eventId: concert?.id,
      instrument: 'Trompa',
      seats: 1,
      hours: 24,
      personIds: people.map(({ id }) => id),
    }
    await api.call('/deputies/start-search', { as: admin, body: { search } })
    const page = await visit(`/calendar/${concert?.id}/deputies`, admin)
    await see(page.getByText(deputies.search.candidates.toHand), page.getByText(deputies.search.orderHint))
    return page
  },
  'a line-up, open': async ({ visit, api, admin }) => {
    const concert = await addConcert(api, admin, '2028-03-20')
    const page = await visit(`/calendar/${concert?.id}`, admin)
    await page.getByRole('button', { name: /^Trompa/ }).click()
    await see(page.getByText('Rui Sá', { exact: true }))
    return page
  },
  'a deputy with errors': async ({ visit, words: { roster, shell }, api, admin }) => {
    const concert = await addConcert(api, admin, '2028-03-21')
    const page = await visit(`/calendar/${concert?.id}`, admin)
    await page.getByRole('button', { name: roster.addDeputy }).click()
    await page.getByRole('dialog').getByRole('button', { name: shell.save }).click()
    await see(page.getByText(shell.validationError.required).first())
    return page
  },
  'the answers': async ({ visit, words: { roster }, api, admin, ana }) => {
    await addConcert(api, admin, '2028-03-22')
    const page = await visit('/calendar/answers', admin)
    await see(page.getByRole('grid', { name: roster.matrix.title }), page.getByText(ana.name))
    await see(page.locator('.answers[aria-busy=false]'))
    await page.getByRole('grid').focus()
    return page
  },
  'an answer to be set': async ({ visit, words: { roster }, admin, ana }) => {
    const page = await visit('/calendar/answers?section=brass', admin)
    // Until then it is pale.
    await see(page.locator('.answers[aria-busy=false]'))
    const row = page.getByRole('row').filter({ hasText: ana.name })
    await row.getByRole('gridcell').first().click()
    await see(page.getByRole('dialog').getByRole('button', { name: roster.answers.maybe }))
    return page
  },
  'no answers': async ({ visit, words: { roster }, newcomer }) => {
    const page = await visit('/calendar/answers', newcomer)
    await see(page.getByText(roster.matrix.noEventsTitle))
    return page
  },
  'what a section leader leads': async ({ visit, words: { leading }, api }) => {
    const { admin } = await leadBrass(api)
    const page = await visit('/section', admin)
    await see(title(page, leading.title), page.getByRole('row', { name: /Ana Lima/ }), page.getByText('Concerto'))
    return page
  },
  'an event of a section leader': async ({ visit, words: { roster }, api }) => {
    const { admin, concert } = await leadBrass(api)
    const page = await visit(`/section/${concert?.id}`, admin)
    await see(page.getByRole('group', { name: roster.answerOf.replace('{{name}}', 'Ana Lima') }))
    return page
  },
  'a call sheet': async ({ visit, words: { roster }, api, admin }) => {
    const concert = await addConcert(api, admin, '2028-03-23')
    const page = await visit('/calendar', admin)
    // The dialog of the browser would stand in the way.
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await visit(`/calendar/${concert?.id}/call-sheet`, admin)
    await see(title(page, roster.sheet.title), page.getByText(/Rui Sá/))
    return page
  },
}
