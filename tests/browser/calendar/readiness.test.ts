import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { EventRosterAnswer } from '@contract/calendar/replies'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'
import { addEvent, eventLink } from './eventFixture'

const DAY = '2027-03-16'

e2e(
  'the readiness of an event is red while a horn is missing, and green once all have said yes',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Horn' })
    const bruno = await api.saveMember(admin, { name: 'Bruno Reis', instrument: 'Horn' })
    const [concert] = await addEvent(api, admin, {
      title: 'Concerto',
      day: DAY,
      props: {
        asks: { who: 'instruments', instruments: ['Horn'] },
        needs: [{ instrument: 'Horn', count: 2 }],
        replyDays: 2,
        callTime: '18:30',
        meetingPoint: 'Porta dos artistas',
        dress: 'Traje preto',
      },
    })
    const answer = async (memberId: string, said: 'yes' | 'no') => {
      const reply = { eventId: concert?.id, memberId, answer: said }
      const answered = await api.call('/replies/set-reply', { as: admin, body: { reply } })
      return EventRosterAnswer.parse(await answered.json()).lineup.light?.colour
    }
    const page = await app.visit(`/calendar?date=${DAY}&view=list`, { as: admin })
    await see(page.getByRole('link', { name: 'Concerto' }))
    // Nobody has answered in this group so far, but what is needed is known.
    await see(page.locator('.readiness-note.tone-caution'))

    expect(await answer(ana.id, 'yes')).toBe('amber')
    expect(await answer(bruno.id, 'no')).toBe('red')
    await page.reload()
    await see(page.getByText('Too few will come: Horn: 1 missing'))
    await page.goto(page.url().replace('view=list', 'view=month'))
    await see(eventLink(page, DAY, /Too few will come: Horn: 1 missing, .*Concerto/))
    await eventLink(page, DAY, /Concerto/).click()
    await see(title(page, 'Concerto'), page.getByText('Too few will come: Horn: 1 missing'))
    await see(page.getByRole('row', { name: /^Horn 1 missing .* 2 1 0 0 1$/ }))
    await see(page.getByText('6:30 PM'), page.getByText('Porta dos artistas'), page.getByText('Traje preto'))
    await see(page.getByRole('region', { name: 'When' }).getByText('Horn'), page.getByText('2 days before'))
    await page.getByText('How the light is worked out').press('Enter')
    await see(page.getByText('75% or more said yes'))

    expect(await answer(bruno.id, 'yes')).toBe('green')
    await page.goto('/')
    await see(page.getByText('Enough will come: Every instrument is covered'))

    const absence = { id: uuidv7(), memberId: bruno.id, firstDay: '2027-03-20', lastDay: '2027-03-21' }
    expect((await api.call('/absences/add-absence', { as: admin, body: { absence } })).ok).toBe(true)
    await page.goto(page.url().replace(/\/$/, `/calendar/${concert?.id}/edit`))
    await page.getByLabel('Starts on').fill('2027-03-20')
    await see(
      page.getByText('1 person is away then: Bruno Reis (Horn). 1 answer would have to be confirmed again.'),
      page.getByText('The light would turn red: Horn: 2 missing'),
    )

    const musician = await api.join(admin, 'member', { name: `Caio ${uuidv7().slice(0, 4)}` })
    const other = await app.visit(`/calendar/${concert?.id}`, { as: musician })
    await see(title(other, 'Concerto'), other.getByText('Traje preto'))
    await missing(other.locator('.event-readiness'))
  },
)
