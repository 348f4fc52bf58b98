import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberGroupWrite } from '@contract/members/memberGroups'
import { replyFixture } from '../calendar/replies/replyFixture'
import { todayIn } from '../../../server/platform/time/days'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function newBand() {
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const read = async (url: string) => (await band.get(url)).json()
  return {
    ...band,
    admin,
    read,
    group: async (over: Partial<MemberGroupWrite>) => {
      const memberGroup = { id: newId(), name: 'Quinteto', ...over }
      const answer = await band.post('/members/add-member-group', { memberGroup })
      if (answer.statusCode > 201) throw new Error(answer.body)
      return answer.json().memberGroup
    },
    /** The names of those who are in it. */
    people: async (id: string): Promise<string[]> => {
      const { members } = await read(`/members/list-members?config[memberGroup]=${id}`)
      return members.map(({ name }: { name: string }) => name).toSorted()
    },
  }
}

const bornAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

describe('a rule', () => {
  test('tells who it holds before there is a group, without anybody of another one', async () => {
    const [band, other] = [await newBand(), await newBand()]
    await other.member('Zeca', { birthDate: bornAgo(12) })
    for (let at = 10; at < 23; at += 1)
      // oxlint-disable-next-line no-await-in-loop -- in the order of their names
      await band.member(`Criança ${at}`, { birthDate: bornAgo(12) })
    await band.member('Ana', { birthDate: bornAgo(40), section: 'strings', instrument: 'Violin' })
    const find = async (rule: object) => (await band.post('/members/find-rule-people', { rule })).json()
    expect(await find({ ageFrom: 18 })).toEqual({ total: 1, names: ['Ana'] })
    const youth = await find({ ageTo: 17, statuses: ['active'] })
    expect([youth.total, youth.names.length, youth.names[0]]).toEqual([13, 12, 'Criança 10'])
    expect((await find({})).total).toBe(14)
    expect(await find({ ownSections: ['strings'] })).toEqual({ total: 1, names: ['Ana'] })
    expect(await find({ ageFrom: 99 })).toEqual({ total: 0, names: [] })
    expect((await find({ ageFrom: -1 })).error.fields).toHaveProperty('rule.ageFrom')
  })
})

describe('a group of people', () => {
  test('by hand contains those who were chosen, and those who are erased leave it', async () => {
    const band = await newBand()
    const [ana, bia] = [await band.member('Ana'), await band.member('Bia', { status: 'former' })]
    await band.member('Caio')
    const group = await band.group({ memberIds: [ana.id, bia.id.toUpperCase()] })
    expect(await band.people(group.id)).toEqual(['Ana', 'Bia'])
    const { memberGroups } = await band.read('/members/list-member-groups')
    expect(memberGroups).toEqual([{ memberGroup: group, peopleIds: expect.arrayContaining([ana.id, bia.id]) }])
    expect((await band.read('/members/count-members')).memberGroups).toEqual([{ id: group.id, name: 'Quinteto' }])
    expect((await band.read(`/members/find-member-data?id=${ana.id}`)).data.memberGroups).toEqual(['Quinteto'])
    await band.post('/members/erase-member', { member: { id: bia.id, version: bia.version } })
    expect((await band.read('/members/list-member-groups')).memberGroups[0].memberGroup.memberIds).toEqual([ana.id])
  })

  test('counts years of age by the day it is in the group’s own zone', async () => {
    // Their days are never the same.
    const [earliest, latest] = ['Pacific/Kiritimati', 'Etc/GMT+12']
    const [year = '', ...rest] = todayIn(earliest).split('-')
    // Twenty: also on a leap day.
    const birthDate = [Number(year) - 20, ...rest].join('-')
    const adultsOf = async (timeZone: string) => {
      const band = await newBand()
      await server.pool.query('update groups set time_zone = $1 where group_id = $2', [
        timeZone,
        band.admin.userData.group.id,
      ])
      await band.member('Ana', { birthDate })
      return band.people((await band.group({ rule: { ageFrom: 20 } })).id)
    }
    expect([await adultsOf(earliest), await adultsOf(latest)]).toEqual([['Ana'], []])
  })

  test('by a rule contains whoever matches all of it, as people come and go', async () => {
    const band = await newBand()
    const field = { id: newId(), name: 'Bus', kind: 'yesNo', seenBy: [], writtenBy: ['manager'] }
    await band.post('/members/add-own-field', { field })
    const young = await band.member('Ana', { birthDate: bornAgo(15), ownValues: { [field.id]: true } })
    await band.member('Bia', { birthDate: bornAgo(15), section: 'strings', instrument: 'Cello' })
    await band.member('Caio', { birthDate: bornAgo(40), ownValues: { [field.id]: false } })
    await band.member('Davi', { status: 'on_leave' })
    const rules: [MemberGroupWrite['rule'], string[]][] = [
      [{ ageTo: 17 }, ['Ana', 'Bia']],
      [{ ageFrom: 18 }, ['Caio']],
      [{ ageTo: 17, sections: ['brass'] }, ['Ana']],
      [{ statuses: ['on_leave'] }, ['Davi']],
      [{ instruments: [' cello'] }, ['Bia']],
      [{ ownField: field.id, ownValue: 'yes' }, ['Ana']],
      [{ ownField: field.id, ownValue: 'no' }, ['Caio']],
      [{ ownField: field.id }, ['Ana', 'Caio']],
      [{ ownField: field.id, ownValue: '-' }, ['Bia', 'Davi']],
      [{}, ['Ana', 'Bia', 'Caio', 'Davi']],
    ]
    for (const [at, [rule, names]] of rules.entries()) {
      const { id } = await band.group({ name: `Rule ${at}`, rule })
      expect([rule, await band.people(id)]).toEqual([rule, names])
    }
    const youth = await band.group({ name: 'Youth', rule: { ageTo: 17 } })
    await band.member('Eva', { birthDate: bornAgo(12) })
    await band.post('/members/add-member', { member: { ...young, birthDate: bornAgo(19) } })
    expect(await band.people(youth.id)).toEqual(['Bia', 'Eva'])
  })

  test('by a rule of the group’s own sections contains who plays in them, as people and sections change', async () => {
    const band = await newBand()
    const [horns, tubas] = ['Horns', 'Tubas'].map((name) => ({ id: newId(), name, family: 'brass' as const }))
    const sections = [
      { ...horns, instruments: ['Horn'] },
      { ...tubas, instruments: ['Tuba'] },
      { id: newId(), name: 'Flutes', family: 'woodwinds', instruments: ['Flute'] },
    ]
    const change = async (changed: object[]) => {
      const { settings } = await band.read('/members/list-sections')
      return band.post('/members/change-sections', { settings: { ...settings, sections: changed } })
    }
    const ana = await band.member('Ana', { instrument: 'horn' })
    await band.member('Bia', { instrument: 'Tuba' })
    await band.member('Caio', { instrument: 'Euphonium' })
    await band.member('Davi', { instrument: undefined })
    await band.member('Eva', { section: 'woodwinds', instrument: undefined })
    await band.member('Fabio', { section: 'strings', instrument: undefined })
    // Before a group has sections of its own, their ids are the families.
    const early = await band.group({ name: 'Early', rule: { ownSections: ['brass'] } })
    expect(await band.people(early.id)).toEqual(['Ana', 'Bia', 'Caio', 'Davi'])
    await change(sections)
    const rules: [string[], string[]][] = [
      [[sections[0]?.id ?? ''], ['Ana']],
      [[sections[1]?.id ?? ''], ['Bia', 'Caio']],
      [
        [sections[2]?.id ?? '', 'strings'],
        ['Eva', 'Fabio'],
      ],
    ]
    for (const [at, [ownSections, names]] of rules.entries()) {
      const { id } = await band.group({ name: `Rule ${at}`, rule: { ownSections } })
      expect([ownSections, await band.people(id)]).toEqual([ownSections, names])
    }
    const group = await band.group({ name: 'Horns', rule: { ownSections: [sections[0]?.id ?? ''] } })
    await band.member('Gil', { instrument: 'Horn' })
    await band.post('/members/add-member', { member: { ...ana, instrument: 'Tuba' } })
    expect(await band.people(group.id)).toEqual(['Gil'])
    await change([
      { ...sections[0], instruments: ['Horn', 'Tuba'] },
      { ...sections[1], instruments: ['Euphonium'] },
    ])
    expect(await band.people(group.id)).toEqual(['Ana', 'Bia', 'Gil'])
    await change([{ ...sections[1], instruments: ['Horn', 'Tuba'] }])
    // What is gone is nobody's, and may stay in the rule; a new rule does not name it.
    expect(await band.people(group.id)).toEqual([])
    const renamed = await band.post('/members/add-member-group', { memberGroup: { ...group, name: 'Old' } })
    expect(renamed.statusCode).toBe(200)
    const unknown = { id: newId(), name: 'New', rule: { ownSections: [sections[0]?.id ?? ''] } }
    const refused = await band.post('/members/add-member-group', { memberGroup: unknown })
    expect(refused.json().error.fields).toEqual({ 'memberGroup.rule.ownSections': 'not_allowed' })
  })

  test('is asked by an event: whoever is in it and active, from the moment on which they are', async () => {
    const band = await newBand()
    const ana = await band.member('Ana', { birthDate: bornAgo(15) })
    const bia = await band.member('Bia', { birthDate: bornAgo(40) })
    await band.member('Caio', { birthDate: bornAgo(15), status: 'on_leave' })
    const youth = await band.group({ name: 'Youth', rule: { ageTo: 17 } })
    const event = await band.event({ extendedProps: { asks: { who: 'groups', groupIds: [youth.id] } } })
    const asked = async () => (await band.roster(event.id)).members.map(({ name }: { name: string }) => name)
    expect(await asked()).toEqual(['Ana'])
    expect((await band.answer(await band.link(bia.id), event.id, 'yes')).json().error.code).toBe('not_asked')
    await band.answer(await band.link(ana.id), event.id, 'yes')
    expect(await band.readiness(event.id)).toBeDefined()
    await band.member('Davi', { birthDate: bornAgo(10) })
    expect(await asked()).toEqual(['Ana', 'Davi'])
    await band.del(`/members/remove-member-group?id=${youth.id}`)
    expect(await asked()).toEqual([])
    const gone = await band.post('/members/add-member-group', { memberGroup: youth })
    expect([gone.statusCode, await asked()]).toEqual([200, ['Ana', 'Davi']])
  })

  test('has a name of its own, a rule or people, and is for those who manage members', async () => {
    const band = await newBand()
    await band.group({ name: 'Jovens', memberIds: [] })
    const refused = async (over: object, person = band.admin) => {
      const memberGroup = { id: newId(), name: 'Quinteto', ...over }
      const answer = await callAs(server.app, person, 'POST', '/members/add-member-group', { memberGroup })
      return [answer.statusCode, answer.json().error?.fields]
    }
    expect(await refused({ name: 'jóvens', memberIds: [] })).toEqual([400, { 'memberGroup.name': 'taken' }])
    expect(await refused({})).toEqual([400, { 'memberGroup.rule': 'required' }])
    const conductor = await joinAs(server.app, band.admin, 'conductor')
    expect((await refused({ memberIds: [] }, conductor))[0]).toBe(403)
    const listed = await callAs(server.app, conductor, 'GET', '/members/list-member-groups')
    expect(listed.json().memberGroups).toHaveLength(1)
  })
})
