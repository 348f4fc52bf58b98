import { v7 as newId } from 'uuid'
import { newEvent as newPastEvent } from '../../calendar/events/eventFixture'
import { newEvent } from '../../calendar/events/calendarFixture'
import { dayIn, inDays } from '../../calendar/replies/replyFixture'
import { pdf } from '../../finances/receiptFixture'
import { headersOf } from '../../support/factories'
import { good } from './walker'
import type { Walker } from './walker'

/** A conductor's season: events and series, attendance, instrumentations, deputies, polls, answers and absences. */
export async function tellCalendar({ app, admin, get, post, del, byLink, member, event, link }: Walker): Promise<void> {
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

  const piece = { id: newId(), title: 'Abertura', composer: 'C. Gomes', minutes: 8, grade: 4 }
  await post('/calendar/add-piece', { piece })
  await post('/calendar/add-piece', { piece: { ...piece, shelf: 'A 12', isArchived: true, version: 1 } })
  await del(`/calendar/remove-piece?id=${piece.id}`)
  const [waltz, same] = [
    { id: newId(), title: 'Valsa' },
    { id: newId(), title: 'VALSA' },
  ]
  for (const one of [waltz, same]) await post('/calendar/add-piece', { piece: one })
  const score = await app.inject({
    method: 'POST',
    url: `/calendar/add-piece-file?id=${newId()}&pieceId=${waltz.id}&name=Valsa.pdf`,
    headers: { ...headersOf(admin), 'content-type': 'application/octet-stream' },
    payload: pdf('Valsa'),
  })
  const { id: fileId, version } = good(score).json().file
  const renamed = await post('/calendar/save-piece-file', { file: { id: fileId, name: 'Partitura.pdf', version } })
  await del(`/calendar/remove-piece-file?id=${fileId}`)
  await post('/calendar/save-piece-file', {
    file: { id: fileId, name: 'Partitura.pdf', version: renamed.file.version },
  })
  const mergeId = newId()
  const merge = { id: mergeId, kept: { ...waltz, version: 1 }, givenUp: { id: same.id, version: 1 } }
  await post('/calendar/merge-pieces', { merge })
  await post('/calendar/undo-piece-merge', { id: mergeId })
  for (const areTwo of [true, false])
    await post('/calendar/tell-pieces-apart', { pair: { ids: [waltz.id, same.id], areTwo } })
  await post('/calendar/change-holiday-settings', { settings: { country: 'PT', own: [], version: 1 } })
  const march = { id: newId(), title: 'Marcha' }
  await post('/calendar/import-pieces', { import: { pieces: [march], ties: [] } })
  await post('/calendar/undo-piece-import', { import: { pieces: [march.id], ties: [] } })

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
  const rui = { id: newId(), name: 'Rui Sá', instruments: [{ instrument: 'Horn', level: 4 }] }
  const takeOver = { people: [rui], ties: [{ personId: rui.id, deputyIds: [deputy.id] }] }
  await post('/deputies/take-over', { takeOver })
  await post('/deputies/undo-take-over', { takeOver: { ...takeOver, people: [rui.id] } })
  await del(`/deputies/remove-deputy?id=${deputy.id}`)
  const person = { ...rui, id: newId(), fee: 8000 }
  await post('/deputies/add-person', { person })
  await post('/deputies/add-person', { person: { ...person, notes: 'Só aos sábados', version: 1 } })
  await del(`/deputies/remove-person?id=${person.id}`)
  await post('/deputies/add-person', { person: { ...person, notes: 'Só aos sábados', version: 2 } })
  const search = { id: newId(), eventId: asking.id, instrument: 'Horn', seats: 1, hours: 24, personIds: [person.id] }
  await post('/deputies/start-search', { search })
  await post('/deputies/order-search', { search: { id: search.id, personIds: [] } })
  await post('/deputies/change-search', { change: { id: search.id, act: 'stop' } })
  await post('/deputies/erase-person', { person: { id: person.id, version: 3 } })
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
