import pg from 'pg'
import autocannon from 'autocannon'
import { v7 as uuid } from 'uuid'
import type { EventWrite } from '@contract/calendar'
import { sections } from '@contract/members'
import type { MemberWrite } from '@contract/members'
import { LinksAnswer, PERSONAL_LINK_HEADER } from '@contract/calendar/links'
import type { Connection } from '../server/platform/db/database'
import { foundGroup } from './group'
import { measureBeside, measureLoad, pick, printLoad } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const MEMBERS = 500
const EVENTS = 100
const P99_MS = 50
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 8)
/** So many people plan at once. */
const CONNECTIONS = 2
const ANSWERS_PER_MINUTE = 1_000
const ANSWERING_S = Math.max(15, DURATION_S)

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const instruments = ['Flute', 'Oboe', 'Clarinet', 'Bassoon', 'Horn', 'Trumpet', 'Trombone', 'Tuba', 'Timpani', 'Violin']
const needs = instruments.map((instrument) => ({ instrument, count: 40 }))

const members: MemberWrite[] = Array.from({ length: MEMBERS }, (_, index) => ({
  id: uuid(),
  name: `Member ${index}`,
  section: pick(sections, index),
  instrument: pick(instruments, index),
  status: 'active',
}))

const events: EventWrite[] = Array.from({ length: EVENTS }, (_, index) => {
  const start = Date.now() + (index + 5) * DAY_MS
  return {
    id: uuid(),
    title: `Rehearsal ${index}`,
    start: new Date(start).toISOString(),
    end: new Date(start + 2 * HOUR_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled', needs },
  }
})

/** Nine in ten have answered everything; every twentieth will be away for a week. */
async function answerAll(connection: Connection, groupId: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into replies (group_id, event_id, member_id, answer, answered_at, first_answered_at, plan_number)
       select $1, e.id, m.id, (array['yes', 'yes', 'yes', 'maybe', 'no'])[1 + abs(hashtext(e.id::text || m.id)) % 5]::answer,
              now(), now(), 1
         from events e, members m
        where e.group_id = $1 and m.group_id = $1 and abs(hashtext(m.id::text || e.id)) % 10 > 0`,
      [groupId],
    )
    await client.query(
      `insert into absences (group_id, id, member_id, first_day, last_day, is_set_by_other)
       select $1, gen_random_uuid(), id, current_date + 20, current_date + 27, false
         from members where group_id = $1 and abs(hashtext(id::text)) % 20 = 0`,
      [groupId],
    )
    await client.query('vacuum analyze replies, absences, events, members')
  } finally {
    await client.end()
  }
}

const calls: LoadedCall[] = [
  { call: `lights of ${EVENTS} events`, targetP99Ms: P99_MS, at: () => ({ path: '/replies/list-lights' }) },
  {
    call: 'line-up of an event',
    targetP99Ms: P99_MS,
    at: (index) => ({ path: `/replies/find-lineup?id=${pick(events, index).id}` }),
  },
  {
    call: `matrix, ${EVENTS} events`,
    targetP99Ms: P99_MS,
    at: (index) => ({ path: `/replies/list-matrix?config[perPage]=50&config[page]=${1 + (index % 10)}` }),
  },
]

/** Each answers with their own link, as from a phone. */
function answering(tokens: string[], headers: Record<string, string>): autocannon.Request[] {
  let index = 0
  return [
    {
      method: 'POST',
      path: '/replies/answer-event',
      setupRequest: (request) => {
        const at = index++
        const answer = pick(['yes', 'no', 'maybe'], at)
        const reply = { eventId: pick(events, Math.floor(at / 7)).id, answer }
        return {
          ...request,
          headers: { ...headers, [PERSONAL_LINK_HEADER]: pick(tokens, at) },
          body: JSON.stringify({ reply }),
        }
      },
    },
  ]
}

/** What it costs to see who will come: 500 members, 100 events ahead, 45,000 answers; and a thousand answers a minute beside it. */
export const repliesUnderLoad: Section = async ({ url, connectToDatabase }) => {
  const group = await foundGroup(url)
  await group.call('POST', '/members/import-members', { import: { id: uuid(), fileName: 'members.csv', members } })
  await group.call('POST', '/calendar/add-events', { events })
  await answerAll(await connectToDatabase(), group.id)
  const title = `Replies: ${MEMBERS} members × ${EVENTS} events`
  printLoad(title, await measureLoad(url, group.headers, calls, DURATION_S, CONNECTIONS), DURATION_S, CONNECTIONS)
  const made = await group.call('POST', '/links/make-links', { memberIds: members.map(({ id }) => id) })
  const tokens = LinksAnswer.parse(made).links.map(({ token }) => token)
  let answered: autocannon.Result | undefined
  const readers = await measureBeside(url, group.headers, pick(calls, 1), async () => {
    answered = await autocannon({
      url,
      connections: 10,
      overallRate: Math.ceil(ANSWERS_PER_MINUTE / 60),
      duration: ANSWERING_S,
      requests: answering(tokens, { 'content-type': 'application/json', accept: 'application/json' }),
    })
  })
  if (answered === undefined) throw new Error('Nothing was answered')
  const { latency, requests, non2xx, errors, timeouts } = answered
  console.log(
    `\nReplies: ${ANSWERS_PER_MINUTE} answers a minute for ${ANSWERING_S} s, while two read line-ups without a pause`,
  )
  console.table([
    {
      part: 'answers',
      'per minute': Math.round((requests.total * 60) / ANSWERING_S),
      'p50 ms': latency.p50,
      'p99 ms': latency.p99,
      failures: non2xx + errors + timeouts,
    },
    { part: 'line-ups read meanwhile', 'p99 ms': readers.p99Ms, failures: readers.failures },
  ])
}
