import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberMerge } from '@contract/members/duplicates'
import type { MemberWrite } from '@contract/members'
import { newEvent } from '../calendar/events/calendarFixture'
import { dayIn, inDays, replyFixture } from '../calendar/replies/replyFixture'
import { financeFixture, newFinance } from '../finances/financeFixture'
import { bookChecks } from '../finances/bookChecks'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { mergedTables } from '../../../server/areas/merging/mergedTables'
import { getTableName } from 'drizzle-orm'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function newBand() {
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const groupId = admin.userData.group.id
  const read = async (url: string) => {
    const answer = await band.get(url)
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  const good = async (url: string, payload: object) => {
    const answer = await band.post(url, payload)
    if (answer.statusCode > 204) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  const sql = (text: string, ...values: unknown[]) => server.pool.query(text, values)
  const versionOf = async (id: string): Promise<number> =>
    (await sql('select version from members where id = $1', id)).rows[0].version
  const mergeOf = async (kept: string, givenUp: string, over: Partial<MemberMerge> = {}): Promise<MemberMerge> => ({
    id: newId(),
    kept: { id: kept, version: await versionOf(kept) },
    givenUp: { id: givenUp, version: await versionOf(givenUp) },
    taken: [],
    ...over,
  })
  return {
    ...band,
    admin,
    groupId,
    read,
    good,
    sql,
    mergeOf,
    ledger: financeFixture(server.app, admin),
    merge: async (kept: string, givenUp: string, over: Partial<MemberMerge> = {}) => {
      const merge = await mergeOf(kept, givenUp, over)
      const answer = await band.post('/members/merge-members', { merge })
      return { id: merge.id, status: answer.statusCode, ...answer.json() }
    },
    undo: (id: string) => band.post('/members/undo-merge', { id }),
    pairs: async (): Promise<{ names: string[]; reasons: string[] }[]> => {
      const { pairs } = await read('/members/list-duplicates')
      return pairs.map(({ members, reasons }: { members: { name: string }[]; reasons: string[] }) => ({
        names: members.map(({ name }) => name).toSorted(),
        reasons,
      }))
    },
    /** Every row of the group that a merge may change, but for what says when and how often it was changed. */
    rows: async () => {
      const names = [...mergedTables.map(getTableName), 'event_sections', 'finance_debt_totals', 'finance_months']
      const all = await Promise.all(
        names.map(async (name) => {
          const { rows } = await sql(
            `select to_jsonb(t) - 'version' - 'updated_at' as row from "${name}" t where group_id = $1 order by 1`,
            groupId,
          )
          return [name, rows.map(({ row }) => row)] as const
        }),
      )
      const debts = await sql(
        'select member_id, amount, entries from finance_debts where group_id = $1 and entries <> 0 order by 1',
        groupId,
      )
      return { ...Object.fromEntries(all), debts: debts.rows }
    },
  }
}

type Band = Awaited<ReturnType<typeof newBand>>

/** Two records of one person, with something of all that there is on each, and on both where that is possible. */
async function twoOfOne(band: Band) {
  const { good, ledger, sql } = band
  const field = { id: newId(), name: 'Camiseta', kind: 'text', seenBy: [], writtenBy: ['manager'] }
  await good('/members/add-own-field', { field })
  const shared: Partial<MemberWrite> = { birthDate: '1990-05-01' }
  const ana = await band.member('Ana Souza', { ...shared, email: 'ana@example.org', joinedOn: '2020-01-01' })
  const twin = await band.member('Souza, Ána', {
    ...shared,
    phone: '+55 12 90000-0001',
    notes: 'Vegana',
    ownValues: { [field.id]: 'M' },
  })
  const ids = [ana.id, twin.id]
  const bia = await band.member('Bia Leal')
  // The calendar: finished events with lines of both, answers, absences, polls, arrivals, people asked by name.
  const past = async (attendance: [string, string][]) => {
    const event = await band.calendar.stored(
      newEvent({ start: inDays(-20 - attendance.length), end: inDays(-19 - attendance.length) }),
    )
    const lines = attendance.map(([memberId, status]) => ({ memberId, status }))
    await good('/calendar/finish-event', { obj: { id: event.id, version: event.version, attendance: lines } })
    return event
  }
  await past([[twin.id, 'present']])
  await past([[ana.id, 'absent'], [twin.id, 'present'], [bia.id, 'absent']]) // prettier-ignore
  await past([[ana.id, 'late'], [twin.id, 'excused'], [bia.id, 'present'], ]) // prettier-ignore
  const next = await band.event({ extendedProps: { asks: { who: 'members', memberIds: [...ids, bia.id] } } })
  await sql('update events set doublings = array[$1::uuid] where id = $2', twin.id, next.id)
  const later = await band.event({ start: inDays(9), end: inDays(9, '23:30') })
  const [own, other] = [await band.link(ana.id), await band.link(twin.id)]
  await band.answer(own, next.id, 'no', 'Viagem')
  await band.answer(other, next.id, 'yes')
  await band.answer(other, later.id, 'maybe')
  await band.away(other, dayIn(30), dayIn(32))
  const date = { id: newId(), allDay: false, start: inDays(20), end: inDays(20, '23:30') }
  const more = { ...date, id: newId(), start: inDays(21), end: inDays(21, '23:30') }
  const poll = { id: newId(), title: 'Churrasco', calendar: 'Ensaio', dates: [date, more] }
  await good('/polls/add-poll', { poll })
  for (const [link, dateId, answer] of [
    [own, date.id, 'yes'],
    [other, date.id, 'no'],
    [other, more.id, 'yes'],
  ] as const)
    // prettier-ignore
    await band.byLink(link, 'POST', '/polls/answer-poll', { answers: { pollId: poll.id, dates: [{ dateId, answer }] } })
  await sql(
    `insert into check_ins (group_id, event_id, person_id, member_id, checked_in_at, is_late)
     select $1, $2, id, id, now(), false from unnest($3::uuid[]) id`,
    band.groupId,
    later.id,
    ids,
  )
  const deputy = await band.deputy(later.id)
  await sql('update deputies set member_id = $1 where id = $2', twin.id, deputy.id)
  await sql(
    `insert into poll_answers (group_id, poll_id, member_id, answers) select $1, $2, id, '{}' from unnest($3::uuid[]) id
     on conflict do nothing`,
    band.groupId,
    poll.id,
    ids,
  )
  // Money: dues of a month that both were charged for, a closed month, a levy, credit, fees, who pays for whom.
  const dues = { month: '2026-03', amount: 3000, dueDate: '2026-03-10', description: 'Mensalidade', members: [{ memberId: twin.id, amount: 2000 }] } // prettier-ignore
  await good('/finances/create-dues', { dues })
  await ledger.stored(newFinance({ memberId: twin.id, date: '2026-02-10' }))
  await ledger.stored(newFinance({ memberId: ana.id, date: '2026-02-11' }))
  const gone = await ledger.stored(newFinance({ memberId: twin.id, date: '2026-04-01', status: 'pending' }))
  await ledger.remove(gone.id)
  await good('/finances/close-month', { month: '2026-02' })
  const levy = { id: newId(), name: 'Viagem', category: 'travel', amount: 10_000, dueDates: ['2026-05-10'] }
  await good('/finances/add-levy', { levy: { ...levy, memberIds: [ana.id, twin.id, bia.id] } })
  await good('/finances/add-levy', { levy: { ...levy, id: newId(), name: 'Farda', memberIds: [twin.id] } })
  const feeClass = { id: newId(), name: 'Adulto', amount: 3000, rhythm: 'monthly' }
  await good('/finances/add-fee-class', { feeClass })
  await good('/finances/set-member-fees', { memberFees: { memberId: ana.id, before: [], fees: [{ classId: feeClass.id, from: '2026-05' }] } }) // prettier-ignore
  await good('/finances/set-member-fees', { memberFees: { memberId: twin.id, before: [], fees: [{ classId: feeClass.id, from: '2026-01' }] } }) // prettier-ignore
  await good('/finances/add-payer', { payer: { id: twin.id, isMember: true, memberIds: [bia.id] } })
  const mandate = { id: newId(), personId: twin.id, reference: 'M-1', signedOn: '2026-01-05', holder: 'Ana', iban: 'DE89370400440532013000' } // prettier-ignore
  await good('/finances/add-mandate', { mandate })
  await good('/finances/add-donor', { donor: { id: twin.id, taxId: '215/5860/1234' } })
  await sql('insert into donation_gifts (group_id, finance_id, donor_id) values ($1, $2, $3)', band.groupId, newId(), twin.id) // prettier-ignore
  await sql(
    `insert into donation_receipts (group_id, id, year, number, kind, donor_id, donor_name, donor_address, day, amount, currency, locale, issuer, lines)
     values ($1, $2, 2026, 1, 'single', $3, 'Ana', '{}', '2026-05-01', 100, 'BRL', 'pt-BR', '{}', '[]')`,
    band.groupId,
    newId(),
    twin.id,
  )
  const recurring = { id: newId(), kind: 'income', amount: 500, description: 'Doação', category: 'donation', rhythm: 'monthly', firstOn: '2026-06-01', status: 'pending', memberId: twin.id } // prettier-ignore
  await good('/finances/add-recurring', { recurring })
  await sql(
    `insert into match_rules (group_id, id, position, contains, member_id) values ($1, $2, 1, 'ana souza', $3)`,
    band.groupId,
    newId(),
    twin.id,
  )
  await sql(
    `insert into statement_mails (group_id, id, member_id, state, amount, locale, by) values ($1, $2, $3, 'sent', 100, 'en', 'X')`,
    band.groupId,
    newId(),
    twin.id,
  )
  await sql(
    `insert into mail_blocks (group_id, person_id, email, reason) values ($1, $2, 'old@example.org', 'unsubscribed')`,
    band.groupId,
    twin.id,
  )
  const messageId = newId()
  await sql(
    `insert into messages (group_id, id, event_id, kind, way, locale) values ($1, $2, $3, 'reminder', 'email', 'en')`,
    band.groupId,
    messageId,
    later.id,
  )
  await sql(
    `insert into message_recipients (group_id, message_id, person_id, is_deputy, state) values ($1, $2, $3, false, 'sent')`,
    band.groupId,
    messageId,
    twin.id,
  )
  await sql(`update message_recipients set minor_ids = array[$1::uuid] where message_id = $2`, twin.id, messageId)
  const importId = newId()
  await sql(
    `insert into imports (group_id, id, area, file_name, digest, added, duplicates) values ($1, $2, 'finances', 'x.csv', '', 1, 0)`,
    band.groupId,
    importId,
  )
  await sql(
    `insert into bank_lines (group_id, import_id, place, account_id, date, amount, digest, outcome)
     values ($1, $2, 0, $1, '2026-02-10', 5000, '', 'made')`,
    band.groupId,
    importId,
  )
  await sql(
    `insert into bank_line_entries (group_id, import_id, place, entry_id, outcome, version) select $1, $2, 0, id, 'made', version
       from finances where member_id = $3 and date = '2026-02-10'`,
    band.groupId,
    importId,
    twin.id,
  )
  for (const table of [
    'honours (group_id, id, member_id, years, given_on)',
    'service_adjustments (group_id, id, member_id, years, reason)',
  ])
    // prettier-ignore
    await sql(`insert into ${table} values ($1, $2, $3, 10, '2026-01-01')`, band.groupId, newId(), twin.id)
  await sql(`insert into member_photos (group_id, member_id, jpeg) values ($1, $2, '\xffd8ff')`, band.groupId, twin.id)
  // The register: contacts, a group of people, a loan, an account.
  const mother = { id: newId(), name: 'Rosa Souza', phone: '+55 12 90000-0009', members: [{ memberId: twin.id, emergency: 1 }] } // prettier-ignore
  await good('/members/add-contact', { contact: mother })
  const duo = { id: newId(), name: 'Duo', memberIds: ids }
  await good('/members/add-member-group', { memberGroup: duo })
  const tuba = { id: newId(), name: 'Tuba', kind: 'instrument' }
  await good('/members/add-thing', { thing: tuba })
  await good('/members/add-loan', { loan: { id: newId(), thingId: tuba.id, memberId: twin.id, since: '2026-01-01' } })
  await sql('update users set member_id = $1 where id = $2', twin.id, band.admin.userData.id)
  return { ana, twin, bia, field, next, later, duo, poll }
}

/** What the books and the season come to. */
async function sumsOf(band: Band) {
  const { ledger, read } = band
  const { debtors, amount } = await read('/finances/list-debtors')
  const { levies } = await read('/finances/list-levies')
  return {
    balance: await ledger.balance(),
    sums: await ledger.sum(),
    owed: amount ?? debtors?.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0),
    levies: levies.map(({ levy: _levy, ...sums }: { levy: object }) => sums),
    closed: await ledger.sum({ from: '2026-02-01', to: '2026-02-28' }),
  }
}

describe('a merge', () => {
  test('gives the kept record all that hangs on the other, changes no sum, and is undone row by row', async () => {
    const band = await newBand()
    const { ana, twin, bia, field, next, later, duo } = await twoOfOne(band)
    const [rows, sums] = [await band.rows(), await sumsOf(band)]
    const check = bookChecks(server, band.ledger, band.groupId)
    await check()
    expect(Object.entries(rows).flatMap(([name, list]) => (list.length === 0 ? [name] : []))).toEqual([
      'finance_credit_uses',
    ])

    const merged = await band.merge(ana.id, twin.id, { taken: ['phone', field.id], joined: ['notes'] })
    expect(merged).toMatchObject({
      status: 200,
      member: {
        id: ana.id,
        name: 'Ana Souza',
        email: 'ana@example.org',
        phone: '+55 12 90000-0001',
        notes: 'Vegana',
        ownValues: { [field.id]: 'M' },
        emergencyContact: { name: 'Rosa Souza' },
        version: ana.version + 1,
      },
    })
    expect(await sumsOf(band)).toEqual(sums)
    await check()
    const left = await band.sql(
      `select 'finances' as what from finances where member_id = $1 union all select 'replies' from replies where member_id = $1
       union all select 'attendance' from event_attendance where member_id = $1 union all select 'loans' from loans where member_id = $1
       union all select 'debt' from finance_debts where member_id = $1 and entries <> 0
       union all select 'payer' from member_payers where payer_id = $1 union all select 'user' from users where member_id = $1`,
      twin.id,
    )
    expect(left.rows).toEqual([])
    // Of two answers the newer one, of two lines the one that says that she was there.
    const asked = (await band.roster(next.id)).members
    expect(asked.map(({ name, answer }: { name: string; answer: string }) => [name, answer])).toEqual(
      expect.arrayContaining([['Ana Souza', 'yes']]),
    )
    expect(asked).toHaveLength(2)
    const { data } = await band.read(`/members/find-member-data?id=${ana.id}`)
    expect(data.attendance.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'late',
      'present',
      'present',
    ])
    expect(data.replies.map(({ eventId }: { eventId: string }) => eventId)).toEqual([next.id, later.id])
    expect(data).toMatchObject({ memberGroups: ['Duo'], merges: [{ name: 'Souza, Ána' }], loans: [{ thing: 'Tuba' }] })
    const { rows: events } = await band.sql(
      'select expected, present, absent from events where group_id = $1 and finished_at is not null order by expected desc, present desc',
      band.groupId,
    )
    expect(events).toEqual([
      { expected: 2, present: 2, absent: 0 },
      { expected: 2, present: 1, absent: 1 },
      { expected: 1, present: 1, absent: 0 },
    ])
    const { memberGroups } = await band.read('/members/list-member-groups')
    expect(memberGroups[0].memberGroup).toMatchObject({ id: duo.id, memberIds: [ana.id] })
    expect((await band.read('/finances/list-payers')).households).toMatchObject([{ name: 'Ana Souza' }])
    expect((await band.get(`/members/find-member?id=${twin.id}`)).statusCode).toBe(404)
    expect((await band.read('/members/list-duplicates')).merges).toMatchObject([
      { id: merged.id, keptId: ana.id, name: 'Souza, Ána', keptName: 'Ana Souza' },
    ])

    expect((await band.undo(merged.id)).statusCode).toBe(200)
    expect(await band.rows()).toEqual(rows)
    expect(await sumsOf(band)).toEqual(sums)
    await check()
    expect((await band.read('/members/list-duplicates')).merges).toEqual([])
    // The same again changes nothing.
    expect((await band.undo(merged.id)).statusCode).toBe(200)
    expect(await band.rows()).toEqual(rows)
    expect((await band.merge(ana.id, bia.id)).status).toBe(200)
  })

  test('is made once, under the versions that were read, and with others alone', async () => {
    const band = await newBand()
    const [ana, twin] = [await band.member('Ana Souza'), await band.member('Ana  Souza')]
    const merge = await band.mergeOf(ana.id, twin.id)
    const post = (over: object) => band.post('/members/merge-members', { merge: { ...merge, ...over } })
    expect((await post({ kept: { id: ana.id, version: 7 } })).json().error.code).toBe('conflict')
    expect((await post({ givenUp: merge.kept })).json().error.fields).toEqual({ 'merge.givenUp.id': 'not_allowed' })
    expect((await post({ givenUp: { id: newId(), version: 1 } })).statusCode).toBe(404)
    expect((await post({})).json().member).toMatchObject({ id: ana.id, version: 2 })
    expect((await post({})).json().member).toMatchObject({ id: ana.id, version: 2 })
    expect((await post({ givenUp: merge.kept, kept: merge.givenUp })).json().error.code).toBe('conflict')
  })

  test('joins histories that follow each other, or takes one of them', async () => {
    const band = await newBand()
    const first = await band.member('Ana Souza', { joinedOn: '2010-01-01', leftOn: '2015-06-30', status: 'former' })
    const again = await band.member('Ana Souza', { joinedOn: '2020-03-01' })
    const { canJoinHistories } = await band.read(`/members/compare-members?keptId=${again.id}&otherId=${first.id}`)
    expect(canJoinHistories).toBe(true)
    const { member, id } = await band.merge(again.id, first.id, { joined: ['membership'] })
    expect(member).toMatchObject({ status: 'active', joinedOn: '2010-01-01' })
    const { steps } = await band.read(`/members/list-history?id=${again.id}`)
    expect(steps.map(({ kind, day }: { kind: string; day: string }) => [kind, day])).toEqual([
      ['joined', '2010-01-01'],
      ['left', '2015-06-30'],
      ['returned', '2020-03-01'],
    ])
    await band.undo(id)
    const other = await band.merge(again.id, first.id, { taken: ['membership'] })
    expect(other.member).toMatchObject({ status: 'former', joinedOn: '2010-01-01', leftOn: '2015-06-30' })
    const third = await band.member('Ana Souza', { joinedOn: '2012-01-01' })
    expect((await band.merge(again.id, third.id, { joined: ['membership'] })).error.fields).toEqual({
      'merge.joined': 'overlapping',
    })
  })

  test('with money is for those who manage the books', async () => {
    const band = await newBand()
    const secretary = await joinAs(server.app, band.admin, 'secretary')
    const [ana, twin] = [await band.member('Ana Souza'), await band.member('Ana Souza')]
    await band.ledger.stored({ memberId: twin.id })
    const asSecretary = async (kept: string, givenUp: string) => {
      const merge = await band.mergeOf(kept, givenUp)
      return (await callAs(server.app, secretary, 'POST', '/members/merge-members', { merge })).statusCode
    }
    const compared = await callAs(
      server.app,
      secretary,
      'GET',
      `/members/compare-members?keptId=${ana.id}&otherId=${twin.id}`,
    )
    const [own, other] = compared.json().sides
    expect([own.mayGiveUp, other.mayGiveUp, other.counts.finances]).toEqual([true, false, undefined])
    expect(await asSecretary(ana.id, twin.id)).toBe(403)
    expect(await asSecretary(twin.id, ana.id)).toBe(200)
    const conductor = await joinAs(server.app, band.admin, 'conductor')
    expect((await callAs(server.app, conductor, 'GET', '/members/list-duplicates')).statusCode).toBe(403)
  })

  test('is not undone once something of it was changed, a month was closed, or a day has passed', async () => {
    const band = await newBand()
    const code = async (id: string) => (await band.undo(id)).json().error?.code
    const pair = async () => [await band.member('Ana Souza'), await band.member('Ana Souza')] as const
    const [ana, twin] = await pair()
    const { id, member } = await band.merge(ana.id, twin.id)
    await band.good('/members/add-member', { member: { ...member, position: 'Solista' } })
    expect(await code(id)).toBe('merge_changed')

    const [bia, again] = await pair()
    await band.ledger.stored({ memberId: again.id, date: '2026-01-10' })
    const closed = await band.merge(bia.id, again.id)
    await band.good('/finances/close-month', { month: '2026-01' })
    expect(await code(closed.id)).toBe('merge_month_closed')
    await band.good('/finances/reopen-month', { month: '2026-01', reason: 'Engano' })
    await band.sql(`update member_merges set merged_at = now() - interval '25 hours' where id = $1`, closed.id)
    expect(await code(closed.id)).toBe('merge_too_old')
    // What could undo it goes with the next merge.
    const [caio, twice] = await pair()
    await band.merge(caio.id, twice.id)
    const { rows } = await band.sql('select changes from member_merges where id = $1', closed.id)
    expect(rows).toEqual([{ changes: null }])
  })

  test('is of one person: who is erased is erased in both records', async () => {
    const band = await newBand()
    const ana = await band.member('Ana Souza', { status: 'former' })
    const twin = await band.member('Anna Sousa', { notes: 'Vegana' })
    const { member } = await band.merge(ana.id, twin.id)
    await band.good('/members/erase-member', { member: { id: ana.id, version: member.version } })
    const { rows } = await band.sql('select name, notes from members where group_id = $1', band.groupId)
    expect(rows).toEqual([
      { name: '—', notes: null },
      { name: '—', notes: null },
    ])
    expect((await band.sql('select 1 from member_merges where group_id = $1', band.groupId)).rows).toEqual([])
  })
})

describe('duplicates', () => {
  test('are found by name in any order, accents, called name, e-mail, phone and birthday', async () => {
    const band = await newBand()
    await band.member('João Peres')
    await band.member('Peres Joao')
    await band.member('Robert Weber', { familyName: 'Weber', calledName: 'Bob' })
    await band.member('Bob Weber')
    await band.member('Lia Prado', { phone: '+41 79 640 56 28' })
    await band.member('Lia Costa', { phone: '0041796405628' })
    await band.member('Eva Meier', { birthDate: '1980-02-03' })
    await band.member('Eva Meyer', { birthDate: '1980-02-03' })
    await band.member('Rui Dias', { email: 'rui@example.org' })
    await band.member('R. Dias Melo', { email: 'RUI@example.org' })
    expect(await band.pairs()).toEqual(
      expect.arrayContaining([
        { names: ['João Peres', 'Peres Joao'].toSorted(), reasons: ['name'] },
        { names: ['Bob Weber', 'Robert Weber'], reasons: ['calledName'] },
        { names: ['Lia Costa', 'Lia Prado'], reasons: ['phone'] },
        { names: ['Eva Meier', 'Eva Meyer'], reasons: ['birthDate'] },
        { names: ['R. Dias Melo', 'Rui Dias'], reasons: ['email'] },
      ]),
    )
    expect(await band.pairs()).toHaveLength(5)
  })

  test('are not brothers, sisters and namesakes: born on two days, at one address, or told apart', async () => {
    const band = await newBand()
    await band.member('Ana Lima', { birthDate: '2010-01-01', email: 'lima@example.org' })
    await band.member('Bia Lima', { birthDate: '2010-01-01', email: 'lima@example.org', phone: '12 3456 7890' })
    await band.member('Caio Lima', { email: 'lima@example.org', phone: '12 3456 7890' })
    await band.member('José Reis', { birthDate: '1960-01-01' })
    await band.member('José Reis', { birthDate: '1990-01-01' })
    expect(await band.pairs()).toEqual([])
    const [one, other] = [await band.member('Davi Luz'), await band.member('Davi Luz')]
    expect(await band.pairs()).toHaveLength(1)
    const pair = { ids: [other.id, one.id], areTwoPeople: true }
    expect((await band.good('/members/tell-apart', { pair })).pair.ids).toEqual([one.id, other.id].toSorted())
    expect(await band.pairs()).toEqual([])
    await band.good('/members/tell-apart', { pair: { ...pair, areTwoPeople: false } })
    expect(await band.pairs()).toHaveLength(1)
  })
})
