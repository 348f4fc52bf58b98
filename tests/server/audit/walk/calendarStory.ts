import { v7 as newId } from 'uuid'
import { newEvent as newPastEvent } from '../../calendar/events/eventFixture'
import { newEvent } from '../../calendar/events/calendarFixture'
import { dayIn, inDays } from '../../calendar/replies/replyFixture'
import type { Walker } from './walker'

/** A conductor's season: events and series, attendance, instrumentations, deputies, polls, answers and absences. */
export async function tellCalendar({ admin, get, post, del, byLink, member, event, link }: Walker): Promise<void> {
  const ana = await member('Ana Prado', { email: 'ana@example.org' })
  const single = await event()
  const changed = await post('/calendar/update-event', { event: { ...single, title: 'Concerto' } })
  await del(`/calendar/remove-event?id=${single.id}`)
  await post('/calendar/add-event', { event: changed.event })
  const { events } = await post('/calendar/add-event', {
    event: newEvent({ start: inDays(10), end: inDays(11, '00:30') }),
    repeat: { freq: 'weekly', interval: 1, count: 4 },
  })
  await post('/calendar/change-series', { id: events[0].id, repeat: { freq: 'weekly', interval: 1, count: 6 } })
  const more = [newEvent({ start: inDays(40), end: inDays(41, '00:30') }), newEvent({ title: 'Missa' })]
  await post('/calendar/add-events', { events: more })
  await post('/calendar/remove-events', { ids: more.map(({ id }) => id) })
  await post('/calendar/renew-feed')
  await del('/calendar/remove-feed')

  const past = (await post('/calendar/add-event', { event: newPastEvent() })).event
  const report = (version: number, status: string) => ({
    obj: { id: past.id, version, attendance: [{ memberId: ana.id, status }] },
  })
  const finished = (await post('/calendar/finish-event', report(past.version, 'present'))).event
  const corrected = (await post('/calendar/finish-event', report(finished.version, 'absent'))).event
  await post('/calendar/reopen-event', { obj: { id: past.id, version: corrected.version } })

  const lineup = { id: newId(), name: 'Missa', needs: [{ instrument: 'Horn', count: 1 }] }
  await post('/lineups/add-lineup', { lineup })
  await del(`/lineups/remove-lineup?id=${lineup.id}`)

  const asking = await event()
  const own = await link(ana.id)
  await byLink(own, 'POST', '/replies/answer-event', { reply: { eventId: asking.id, answer: 'yes' } })
  await post('/replies/set-reply', { reply: { eventId: asking.id, memberId: ana.id, answer: 'no' } })
  const doubler = await member('Dora Luz', { secondInstrument: 'Tuba' })
  await post('/replies/set-doubling', { doubling: { eventId: asking.id, memberId: doubler.id, isDoubling: true } })
  const deputy = { id: newId(), eventId: asking.id, name: 'Rui Sá' }
  await post('/deputies/add-deputy', { deputy })
  await post('/deputies/share-link', { id: deputy.id })
  await post('/deputies/make-link', { id: deputy.id })
  await del(`/deputies/remove-deputy?id=${deputy.id}`)
  const others = [await member('Bia Leal'), await member('Caio Sá')]
  await post('/links/share-links', { memberIds: others.map(({ id }) => id) })

  const absence = { id: newId(), firstDay: dayIn(20), lastDay: dayIn(22) }
  await byLink(own, 'POST', '/absences/add-absence', { absence })
  await del(`/absences/remove-absence?id=${absence.id}`)

  const soon = await post('/calendar/add-event', { event: newPastEvent({ inDays: 0 }) })
  const eventId = soon.event.id
  const { code } = await get(`/checkins/show-code?id=${eventId}`)
  await byLink(own, 'POST', '/checkins/check-in', { checkin: { eventId, code } })
  await del(`/checkins/remove-checkin?eventId=${eventId}&memberId=${ana.id}`)
  await post('/checkins/set-checkin', { checkin: { eventId, memberId: ana.id } })
  await post('/users/change-leads', { id: admin.userData.id, leads: { sections: ['brass'], memberGroups: [] } })
  await post('/leading/set-reply', { reply: { eventId: asking.id, memberId: ana.id, answer: 'maybe' } })
  await del(`/leading/remove-checkin?eventId=${eventId}&memberId=${ana.id}`)
  await post('/leading/set-checkin', { checkin: { eventId, memberId: ana.id } })
  const attendance = [{ memberId: ana.id, status: 'present' }]
  await post('/calendar/finish-event', { obj: { id: eventId, version: soon.event.version, attendance } })
  await post('/leading/set-attendance', { attendance: { eventId, memberId: ana.id, status: 'late' } })

  const dates = [30, 31].map((day) => ({
    id: newId(),
    start: inDays(day),
    end: inDays(day + 1, '00:30'),
    allDay: false,
  }))
  const [first, second] = dates
  const poll = { id: newId(), title: 'Churrasco', calendar: 'Ensaio', dates }
  const answer = { pollId: poll.id, dateId: first?.id, answer: 'yes' }
  await post('/polls/add-poll', { poll })
  await byLink(own, 'POST', '/polls/answer-poll', {
    answer: { pollId: poll.id, answers: [{ dateId: first?.id, answer: 'yes' }] },
  })
  await post('/polls/set-answer', { answer: { ...answer, memberId: ana.id, answer: 'no' } })
  await post('/polls/close-poll', { poll: { id: poll.id, version: 1 } })
  await post('/polls/reopen-poll', { poll: { id: poll.id, version: 2 } })
  await post('/polls/choose-date', { choice: { id: poll.id, version: 3, dateId: second?.id, eventId: newId() } })
  await del(`/polls/remove-poll?id=${poll.id}`)
  await del(`/links/remove-link?memberId=${ana.id}`)
}
