import type { AttendanceStatus } from '@contract/calendar'
import { addEvent } from '../calendar/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import { addPast, finish } from '../calendar/finishFixture'
import { see, title } from '../support/page'
import type { Screens, Tour } from '../app/screens'

const ALL = '/analytics?period=all'

/** A concert with everything that a record can tell. */
async function finishedConcert({ api, admin, ana }: Tour, status: AttendanceStatus = 'present') {
  const programme = [{ title: 'Batuque', composer: 'A. Nepomuceno', minutes: 5 }]
  const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico', props: { programme } })
  await finish(api, admin, concert, [[ana, status]], { audience: 120, notes: 'Encore!' })
  await financeFixture(api, admin).save({ description: 'Bilheteria', category: 'tickets', eventId: concert.id })
  return concert
}

export const analyticsScreens: Screens = {
  'analytics, none yet': async ({ visit, words: { analytics }, newcomer }) => {
    const page = await visit('/analytics', newcomer)
    await see(page.getByRole('heading', { name: analytics.empty.season }))
    return page
  },
  'analytics, with figures, charts and a warning': async (tour) => {
    const { visit, words, api, admin, conductor, ana } = tour
    await finishedConcert(tour)
    for (const ago of [70, 40, 9]) {
      const rehearsal = await addPast(api, admin, { title: 'Ensaio', ago })
      await finish(api, admin, rehearsal, [[ana, 'absent']])
    }
    const page = await visit(ALL, conductor)
    await see(
      page.getByRole('heading', { name: words.analytics.warnings.title }),
      page.locator('.recharts-surface').first(),
    )
    return page
  },
  'analytics, other dates, no match': async ({ visit, words, admin }) => {
    const page = await visit('/analytics?q=xyzzy&period=custom&from=2024-01-01&to=2024-12-31', admin)
    await see(page.getByRole('heading', { name: words.analytics.empty.noMatch }))
    return page
  },
  'attendance by member': async (tour) => {
    await finishedConcert(tour, 'late')
    const page = await tour.visit('/analytics/members?period=all', tour.conductor)
    await see(page.getByRole('row', { name: new RegExp(tour.ana.name) }))
    return page
  },
  'answers by member, none yet': async (tour) => {
    await finishedConcert(tour)
    const page = await tour.visit('/analytics/members?period=all&show=replies', tour.conductor)
    await see(page.getByRole('columnheader', { name: tour.words.analytics.replies.brief.silent }).first())
    return page
  },
  'a member with their attendance': async (tour) => {
    await finishedConcert(tour)
    const page = await tour.visit(`/members/${tour.ana.id}`, tour.conductor)
    await see(page.getByRole('heading', { name: tour.words.members.attendance.latest }))
    return page
  },
  'the record of an event, with its entries': async (tour) => {
    const concert = await finishedConcert(tour)
    const page = await tour.visit(`/analytics/${concert.id}`, tour.admin)
    await see(title(page, 'Concerto'), page.getByRole('link', { name: 'Bilheteria' }))
    return page
  },
  'a record that is gone': async ({ visit, words, admin }) => {
    const page = await visit('/analytics/01900000-0000-7000-8000-00000000dead', admin)
    await see(page.getByRole('heading', { name: words.analytics.record.goneTitle }))
    return page
  },
  'analytics, for paper': async (tour) => {
    await finishedConcert(tour)
    const page = await tour.visit('/', tour.admin)
    // The dialog of the browser would stand in the way.
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await tour.visit('/analytics/print?period=all', tour.admin)
    await see(page.getByRole('rowheader', { name: 'Concerto' }).first())
    return page
  },
  'home, with everything on it': async (tour) => {
    const { visit, words, api, admin } = tour
    await finishedConcert(tour)
    await addPast(api, admin, { title: 'Ensaio' })
    await addEvent(api, admin, {
      title: 'Estreia',
      day: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    })
    const page = await visit('/', admin)
    await see(
      page.getByRole('heading', { name: words.home.unfinished.title }),
      page.getByRole('link', { name: 'Estreia' }),
    )
    return page
  },
}

export const finishScreens: Screens = {
  'an event to finish, with errors and an entry to add': async ({ visit, words, api, admin }) => {
    const { finish: texts, shell } = words
    const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico' })
    const page = await visit(`/calendar/${concert.id}/finish`, admin)
    await page.getByRole('radio', { name: words.events.attendance.absent, exact: true }).first().check()
    await page.getByRole('button', { name: texts.money.add }).click()
    await page.getByRole('button', { name: texts.money.save }).click()
    await page.getByRole('radio', { name: texts.programme.changed }).check()
    await page.getByRole('button', { name: texts.programme.add }).click()
    await page.getByLabel(texts.audience).fill('many')
    await page.getByRole('button', { name: texts.save, exact: true }).click()
    await see(page.getByText(shell.validationError.not_whole), page.getByText(shell.validationError.required).first())
    return page
  },
  'a report to correct, and the question before reopening': async (tour) => {
    const { visit, words, admin } = tour
    const concert = await finishedConcert(tour)
    const page = await visit(`/calendar/${concert.id}/finish`, admin)
    await page.getByRole('button', { name: words.finish.reopen.act }).click()
    await see(page.getByRole('dialog', { name: words.finish.reopen.title }))
    return page
  },
  'two reports of an event': async ({ visit, words: { finish: texts, events, forms }, api, admin, ana }) => {
    const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
    const page = await visit(`/calendar/${rehearsal.id}/finish`, admin)
    const hers = page.getByRole('group', { name: new RegExp(ana.name) })
    await hers.getByRole('radio', { name: events.attendance.absent, exact: true }).check()
    await finish(api, admin, rehearsal, [[ana, 'excused']], { notes: 'New' })
    await page.getByRole('button', { name: texts.save, exact: true }).click()
    await see(page.getByRole('dialog', { name: forms.conflict.title }))
    return page
  },
  'an event that has not begun': async ({ visit, words: { finish: texts }, api, admin }) => {
    const [next] = await addEvent(api, admin, { title: 'Estreia', day: '2099-03-17' })
    const page = await visit(`/calendar/${next?.id}/finish`, admin)
    await see(page.getByRole('heading', { name: texts.notStarted.title }))
    return page
  },
  'an event without a roster': async ({ visit, words: { finish: texts }, api, newcomer }) => {
    const lonely = await addPast(api, newcomer, { title: 'Ensaio' })
    const page = await visit(`/calendar/${lonely.id}/finish`, newcomer)
    await see(page.getByRole('heading', { name: texts.attendance.empty.title }))
    return page
  },
}

export const eventMoneyScreens: Screens = {
  'an event with its money': async (tour) => {
    const concert = await finishedConcert(tour)
    const page = await tour.visit(`/calendar/${concert.id}`, tour.admin)
    await see(title(page, 'Concerto'), page.getByRole('link', { name: 'Bilheteria' }))
    return page
  },
  'the question about an entry that stands typed beside the report': async ({ visit, words, api, admin }) => {
    const { money: texts, save } = words.finish
    const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico' })
    const page = await visit(`/calendar/${concert.id}/finish`, admin)
    await page.getByRole('button', { name: texts.add }).click()
    await page.getByRole('textbox', { name: texts.description }).fill('Bilheteria')
    await page.getByRole('textbox', { name: texts.amount }).fill('350')
    await page.getByRole('combobox', { name: texts.category }).selectOption('tickets')
    await page.getByRole('button', { name: save, exact: true }).click()
    await see(page.getByRole('dialog', { name: texts.unsavedTitle }))
    return page
  },
}
