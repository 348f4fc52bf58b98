import { getTableName } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSection } from '@contract/sections'
import { sectionTables } from '../../../server/areas/merging/sectionMerges'
import { replyFixture } from '../calendar/replies/replyFixture'
import { foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const flutes: OwnSection = {
  id: newId(),
  name: 'Flutes',
  family: 'woodwinds',
  instruments: ['Flute', 'Querflöte', 'Piccolo'],
}
const low: OwnSection = { id: newId(), name: 'Low brass', family: 'brass', instruments: ['Tuba'] }
const horns: OwnSection = { id: newId(), name: 'Horns', family: 'brass', instruments: ['Horn'] }
const querfloete = { section: 'woodwinds' as const, instrument: 'Querflöte' }
const moves = [{ from: querfloete, to: { section: 'woodwinds' as const, instrument: 'Flute' } }]
const merged: OwnSection[] = [{ ...flutes, instruments: ['Flute', 'Piccolo'] }, horns, low]

async function newBand() {
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const groupId = admin.userData.group.id
  const read = async (url: string) => (await band.get(url)).json()
  const good = async (url: string, payload: object) => {
    const answer = await band.post(url, payload)
    if (answer.statusCode > 204) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  const change = async (sections: OwnSection[], over: object = {}) => {
    const { settings } = await read('/members/list-sections')
    return band.post('/members/change-sections', { settings: { ...settings, sections }, ...over })
  }
  await change([flutes, horns, low])
  return {
    ...band,
    admin,
    read,
    good,
    change,
    undo: (version: number) => band.post('/members/undo-sections', { version }),
    versionOf: async (): Promise<number> => (await read('/members/list-sections')).settings.version,
    people: async (id: string): Promise<string[]> => {
      const { members } = await read(`/members/list-members?config[memberGroup]=${id}`)
      return members.map(({ name }: { name: string }) => name).toSorted()
    },
    /** Every row of the group that may follow, but for what says when and how often it was changed. */
    rows: async () => {
      const all = await Promise.all(
        sectionTables.map(getTableName).map(async (name) => {
          const { rows } = await server.pool.query(
            `select to_jsonb(t) - 'version' - 'updated_at' as row from "${name}" t where group_id = $1 order by 1`,
            [groupId],
          )
          return [name, rows.map(({ row }) => row)] as const
        }),
      )
      const { settings } = await read('/members/list-sections')
      return { ...Object.fromEntries(all), sections: settings.sections, spellings: settings.spellings }
    },
  }
}
type Band = Awaited<ReturnType<typeof newBand>>

/** Something of all that can name the instrument. */
async function withEverything(band: Band) {
  const { good } = band
  const ana = await band.member('Ana', { ...querfloete })
  const bia = await band.member('Bia', { section: 'woodwinds', instrument: 'Flute', secondInstrument: 'querflöte' })
  const caio = await band.member('Caio', { section: 'brass', instrument: 'Tuba', secondInstrument: 'Querflöte' })
  const step = { id: newId(), memberId: ana.id, kind: 'instrument', day: '2020-01-01', instrument: 'Querflöte' }
  await good('/members/add-history-step', { step })
  const needs = [
    { instrument: 'Flute', count: 2 },
    { instrument: 'Querflöte', count: 1 },
  ]
  await good('/lineups/add-lineup', { lineup: { id: newId(), name: 'Banda', needs } })
  const asks = { who: 'instruments' as const, instruments: ['Querflöte', 'Flute', 'Tuba'] }
  const event = await band.event({ extendedProps: { asks, needs } })
  for (const { id } of [bia, caio])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await good('/replies/set-doubling', { doubling: { eventId: event.id, memberId: id, isDoubling: true } })
  await band.deputy(event.id, { instrument: 'Querflöte' })
  const rule = { instruments: ['Querflöte', 'Piccolo'] }
  const group = { id: newId(), name: 'High', rule }
  await good('/members/add-member-group', { memberGroup: group })
  const { settings } = await band.read('/members/list-sections')
  const spellings = [{ said: 'traverso', instrument: 'Querflöte' }]
  await good('/members/change-sections', { settings: { ...settings, spellings } })
  return { ana, bia, caio, event, group }
}

describe('an instrument that is merged into another', () => {
  test('takes along all that names it, and Undo puts all of it back', async () => {
    const band = await newBand()
    const { ana, bia, caio, event, group } = await withEverything(band)
    const before = await band.rows()
    const answer = await band.change(merged, { moves })
    expect(answer.statusCode).toBe(200)

    const find = async (id: string) => (await band.read(`/members/find-member?id=${id}`)).member
    expect(await find(ana.id)).toMatchObject({ instrument: 'Flute' })
    expect(await find(bia.id)).not.toHaveProperty('secondInstrument')
    expect(await find(caio.id)).toMatchObject({ secondInstrument: 'Flute' })
    const { steps } = await band.read(`/members/list-history?id=${ana.id}`)
    expect(steps).toContainEqual(expect.objectContaining({ kind: 'instrument', instrument: 'Flute' }))
    const needs = [{ instrument: 'Flute', count: 3 }]
    expect((await band.read('/lineups/list-lineups')).lineups).toMatchObject([{ needs }])
    const roster = await band.roster(event.id)
    expect(roster.event.extendedProps).toMatchObject({ needs, asks: { instruments: ['Flute', 'Tuba'] } })
    expect(roster.deputies).toMatchObject([{ deputy: { instrument: 'Flute' } }])
    const { rows: stored } = await server.pool.query('select doublings from events where id = $1', [event.id])
    expect(stored[0].doublings).toEqual([caio.id])
    const { memberGroups } = await band.read('/members/list-member-groups')
    expect(memberGroups).toMatchObject([{ memberGroup: { id: group.id, rule: { instruments: ['Flute', 'Piccolo'] } } }])
    expect(await band.people(group.id)).toEqual(['Ana', 'Bia'])
    expect(answer.json().settings.spellings).toEqual([
      { said: 'traverso', instrument: 'Flute' },
      { said: 'querflote', instrument: 'Flute' },
    ])

    const undone = await band.undo(answer.json().settings.version)
    expect(undone.statusCode).toBe(200)
    expect(await band.rows()).toEqual(before)
    expect((await find(ana.id)).version).toBe(ana.version + 2)
    expect((await band.undo(answer.json().settings.version)).json().error.code).toBe('merge_changed')
    const { entries } = await band.read('/audit/list-entries?config[action]=sections_changed')
    expect(entries[0].after.sections).toBe(entries[1].before.sections)
  })

  test('stays merged where something of it was changed since, and after a day', async () => {
    const band = await newBand()
    const { ana, event } = await withEverything(band)
    const { settings } = (await band.change(merged, { moves })).json()
    const member = (await band.read(`/members/find-member?id=${ana.id}`)).member
    const renamed = (await band.good('/members/add-member', { member: { ...member, phone: '+55 12 90000-0001' } }))
      .member
    const code = async () => (await band.undo(settings.version)).json().error?.code
    await band.good('/members/add-member', { member: { ...renamed, instrument: 'Piccolo' } })
    expect(await code()).toBe('merge_changed')
    await band.good('/members/add-member', { member: { ...renamed, version: renamed.version + 1 } })
    await server.pool.query(`update group_sections set updated_at = now() - interval '25 hours' where group_id = $1`, [
      band.admin.userData.group.id,
    ])
    expect(await code()).toBe('merge_too_old')
    expect((await band.roster(event.id)).event.extendedProps.needs).toEqual([{ instrument: 'Flute', count: 3 }])
    const again = (await band.change(merged.toReversed())).json().settings
    expect((await band.undo(settings.version)).json().error.code).toBe('merge_changed')
    expect((await band.undo(again.version)).statusCode).toBe(200)
  })

  test('keeps what was typed of a member since then', async () => {
    const band = await newBand()
    const { ana } = await withEverything(band)
    const { settings } = (await band.change(merged, { moves })).json()
    const member = (await band.read(`/members/find-member?id=${ana.id}`)).member
    await band.good('/members/add-member', { member: { ...member, phone: '+55 12 90000-0001' } })
    expect((await band.undo(settings.version)).statusCode).toBe(200)
    expect((await band.read(`/members/find-member?id=${ana.id}`)).member).toMatchObject({
      instrument: 'Querflöte',
      phone: '+55 12 90000-0001',
    })
  })
})

describe('a section that is merged into another', () => {
  test('takes along who leads it and the rules that name it, and Undo puts them back', async () => {
    const band = await newBand()
    const harp = { section: 'strings' as const, instrument: 'Harp' }
    const strings: OwnSection = { id: newId(), name: 'Harps', family: 'strings', instruments: ['Harp'] }
    await band.change([flutes, horns, low, strings])
    await band.member('Ana', { section: 'brass', instrument: 'Tuba' })
    await band.member('Bia', { section: 'brass', instrument: 'Horn' })
    await band.member('Caio', harp)
    const teo = await joinAs(server.app, band.admin, 'member')
    const leads = { sections: [low.id, strings.id], memberGroups: [] }
    await band.good('/users/change-leads', { id: teo.userData.id, leads })
    await band.good('/users/invite', { invitation: { id: newId(), role: 'member', leads } })
    const group = { id: newId(), name: 'Low', rule: { ownSections: [low.id] } }
    await band.good('/members/add-member-group', { memberGroup: group })
    expect(await band.people(group.id)).toEqual(['Ana'])
    const before = await band.rows()

    const into = { ...horns, instruments: ['Horn', 'Tuba', 'Harp'] }
    const joins = [low, strings].map(({ id }) => ({ from: id, into: horns.id }))
    const harps = [{ from: harp, to: { section: 'brass', instrument: 'Harp' } }]
    const wrong = await band.change([flutes, horns, low], { joins })
    expect(wrong.json().error.fields).toEqual({ 'joins.0.from': 'not_allowed' })
    const answer = await band.change([flutes, into], { joins, moves: harps })
    expect(answer.statusCode).toBe(200)
    expect(await band.people(group.id)).toEqual(['Ana', 'Bia', 'Caio'])
    const { users } = await band.read('/users/list-users')
    expect(users.find(({ id }: { id: string }) => id === teo.userData.id).leads.sections).toEqual([horns.id])
    const { invitations } = await band.read('/users/list-invitations')
    expect(invitations[0].leads.sections).toEqual([horns.id])

    expect((await band.undo(answer.json().settings.version)).statusCode).toBe(200)
    expect(await band.rows()).toEqual(before)
    expect(await band.people(group.id)).toEqual(['Ana'])
  })
})
