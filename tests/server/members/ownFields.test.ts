import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import type { OwnField, OwnFieldWrite, OwnValues } from '@contract/members/ownFields'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { ownLinkOf } from '../support/ownLinks'
import { whileLocked } from '../support/whileLocked'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const get = async (url: string, person = admin) => (await callAs(server.app, person, 'GET', url)).json()
const post = (url: string, payload: object, person = admin) => callAs(server.app, person, 'POST', url, payload)
const fieldsOf = async (person = admin): Promise<OwnField[]> => (await get('/members/list-own-fields', person)).fields
const namesOf = async (person = admin) => (await fieldsOf(person)).map(({ name }) => name)
const log = async (action: string) => (await get(`/audit/list-entries?config[action]=${action}`)).entries

const newField = (over: Partial<OwnFieldWrite> = {}): OwnFieldWrite => ({
  id: newId(),
  name: 'Dieta',
  kind: 'text',
  seenBy: [],
  writtenBy: ['manager'],
  ...over,
})
const saveField = (field: object) => post('/members/add-own-field', { field })
const addField = async (over: Partial<OwnFieldWrite> = {}): Promise<OwnField> =>
  (await saveField(newField(over))).json().field
const [small, large] = [
  { id: newId(), name: 'P' },
  { id: newId(), name: 'G' },
]
const addShirt = () => addField({ name: 'Camiseta', kind: 'choice', options: [small, large] })

const newMember = (ownValues?: OwnValues, over: object = {}) => ({
  id: newId(),
  name: 'Ana Prado',
  section: 'brass',
  status: 'active',
  ...(ownValues && { ownValues }),
  ...over,
})
const save = (member: object) => post('/members/add-member', { member })
const saved = async (member: object): Promise<Member> => (await save(member)).json().member
const refusalOf = async (answer: ReturnType<typeof save>) => {
  const { statusCode } = await answer
  return [statusCode, (await answer).json().error?.fields]
}

test('a group adds its fields, sorts them, and each is in the record of who did what', async () => {
  const diet = await addField()
  const shirt = await addShirt()
  expect(shirt).toMatchObject({
    kind: 'choice',
    options: [small, large],
    seenBy: [],
    writtenBy: ['manager'],
    version: 1,
  })
  expect(await namesOf()).toEqual(['Dieta', 'Camiseta'])
  const sorted = await post('/members/order-own-fields', { ids: [shirt.id, diet.id] })
  expect(sorted.json().fields.map(({ name }: OwnField) => name)).toEqual(['Camiseta', 'Dieta'])
  expect(await namesOf()).toEqual(['Camiseta', 'Dieta'])
  expect((await post('/members/order-own-fields', { ids: [shirt.id] })).statusCode).toBe(409)
  expect(await log('own_fields_ordered')).toMatchObject([
    { before: { order: 'Dieta · Camiseta' }, after: { order: 'Camiseta · Dieta' } },
  ])
  expect(await log('own_field_added')).toMatchObject([
    { subjectName: 'Camiseta', after: { kind: 'choice', options: 'P, G', writtenBy: 'manager' } },
    { subjectName: 'Dieta', after: { kind: 'text' } },
  ])
})

test('a field says what is wrong with it', async () => {
  await addField()
  const refused = (over: object) => refusalOf(saveField({ ...newField({ name: 'Novo' }), ...over }))
  expect(await refused({ name: 'dietá' })).toEqual([400, { 'field.name': 'taken' }])
  expect(await refused({ kind: 'choice' })).toEqual([400, { 'field.options': 'required' }])
  expect(await refused({ options: [small] })).toEqual([400, { 'field.options': 'not_allowed' }])
  expect(await refused({ kind: 'choice', options: [small, { id: newId(), name: 'p' }] })).toEqual([
    400,
    { 'field.options.1.name': 'taken' },
  ])
  expect(await refused({ writtenBy: ['self'] })).toEqual([400, { 'field.writtenBy': 'not_allowed' }])
  expect(await refused({ writtenBy: [] })).toEqual([400, expect.objectContaining({ 'field.writtenBy': 'too_short:1' })])
})

test('a member has values of every kind, and reads them as they were sent', async () => {
  const kinds = ['text', 'number', 'date', 'yesNo', 'consent'] as const
  const fields = await Promise.all(kinds.map((kind) => addField({ name: kind, kind })))
  const shirt = await addShirt()
  const [text = '', number = '', date = '', yesNo = '', consent = ''] = fields.map(({ id }) => id)
  const values = {
    [text]: 'vegana',
    [number]: 42.5,
    [date]: '2020-02-29',
    [yesNo]: false,
    [consent]: { isGiven: true, on: '2026-03-01' },
    [shirt.id]: large.id,
  }
  const member = await saved(newMember(values))
  const recorded = { isGiven: true, on: '2026-03-01', recordedBy: admin.userData.name }
  expect(member.ownValues).toEqual({ ...values, [consent]: recorded })
  expect(await get(`/members/find-member?id=${member.id}`)).toEqual({ member })
  expect((await get('/members/list-members')).members).toEqual([member])
  expect(await get('/members/all-members')).toEqual([member])
  expect((await get('/members/count-own-fields')).counts).toHaveLength(6)

  const repeated = await save(member)
  expect([repeated.statusCode, repeated.json().member]).toEqual([200, { ...member, version: 2 }])
  expect(await log('member_changed')).toEqual([])
})

test('what does not fit a field is refused at it, everything at once', async () => {
  const kinds = ['text', 'number', 'date', 'yesNo', 'consent'] as const
  const fields = await Promise.all(kinds.map((kind) => addField({ name: kind, kind })))
  const shirt = await addShirt()
  const [text = '', number = '', date = '', yesNo = '', consent = ''] = fields.map(({ id }) => id)
  const unknown = newId()
  const wrong = {
    [text]: 'a\nb',
    [number]: 'many',
    [date]: '2026-02-30',
    [yesNo]: 'yes',
    [consent]: true,
    [shirt.id]: newId(),
    [unknown]: 'x',
  }
  expect(await refusalOf(save(newMember(wrong)))).toEqual([
    400,
    {
      [`member.ownValues.${text}`]: 'control_characters',
      [`member.ownValues.${number}`]: 'wrong_type',
      [`member.ownValues.${date}`]: 'bad_date',
      [`member.ownValues.${yesNo}`]: 'wrong_type',
      [`member.ownValues.${consent}`]: 'wrong_type',
      [`member.ownValues.${shirt.id}`]: 'not_allowed',
      [`member.ownValues.${unknown}`]: 'unknown_field',
    },
  ])
  expect((await get('/members/list-members')).total).toBe(0)
})

test('a replace without values leaves them, one with others replaces them, and the record names the changed ones', async () => {
  const diet = await addField()
  const shirt = await addShirt()
  const member = await saved(newMember({ [diet.id]: 'vegana', [shirt.id]: small.id }))
  const { ownValues, ...bare } = member
  const renamed = await saved({ ...bare, name: 'Ana Leal' })
  expect(renamed.ownValues).toEqual(ownValues)
  const changed = await saved({ ...renamed, ownValues: { [shirt.id]: large.id } })
  expect(changed.ownValues).toEqual({ [shirt.id]: large.id })
  const emptied = await saved({ ...changed, ownValues: {} })
  expect(emptied).not.toHaveProperty('ownValues')
  expect(await log('member_added')).toMatchObject([{ after: { ownValues: { Dieta: 'vegana', Camiseta: 'P' } } }])
  expect(
    (await log('member_changed')).map(({ before, after }: { before: object; after: object }) => [before, after]),
  ).toEqual([
    [{ ownValues: { Camiseta: 'G' } }, {}],
    [{ ownValues: { Dieta: 'vegana', Camiseta: 'P' } }, { ownValues: { Camiseta: 'G' } }],
    [{ name: 'Ana Prado' }, { name: 'Ana Leal' }],
  ])
})

test('a removed member comes back with their values', async () => {
  const diet = await addField()
  const member = await saved(newMember({ [diet.id]: 'vegana' }))
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${member.id}`)
  const restored = await save(member)
  expect([restored.statusCode, restored.json().member.ownValues]).toEqual([200, member.ownValues])
})

test('a field with values keeps its kind and its options, and one without changes them', async () => {
  const shirt = await addShirt()
  const member = await saved(newMember({ [shirt.id]: small.id }))
  const change = (over: object) => refusalOf(saveField({ ...shirt, ...over }))
  expect(await change({ kind: 'text', options: undefined })).toEqual([400, { 'field.kind': 'in_use:1' }])
  expect(await change({ options: [large] })).toEqual([400, { 'field.options': 'in_use:1' }])
  const renamed = await saveField({ ...shirt, options: [{ ...small, name: 'PP' }] })
  expect(renamed.json().field).toMatchObject({ options: [{ id: small.id, name: 'PP' }], version: 2 })
  await save({ ...member, ownValues: {} })
  expect((await saveField({ ...shirt, kind: 'text', options: undefined, version: 2 })).statusCode).toBe(200)
})

test('a removed field takes its values out of sight, and Undo brings both back', async () => {
  const diet = await addField()
  const member = await saved(newMember({ [diet.id]: 'vegana' }))
  await callAs(server.app, admin, 'DELETE', `/members/remove-own-field?id=${diet.id}`)
  expect(await namesOf()).toEqual([])
  const { ownValues: _values, ...bare } = member
  expect(await refusalOf(save({ ...member, ownValues: { [diet.id]: 'carne' } }))).toEqual([
    400,
    { [`member.ownValues.${diet.id}`]: 'unknown_field' },
  ])
  const later = await saved({ ...bare, name: 'Ana Leal', ownValues: {} })
  expect((await saveField(diet)).statusCode).toBe(200)
  expect(await namesOf()).toEqual(['Dieta'])
  expect((await get(`/members/find-member?id=${later.id}`)).member.ownValues).toEqual(member.ownValues)
})

test('each role reads the fields that are for it, and members of another group none', async () => {
  const [diet, fee] = [
    await addField({ seenBy: ['conductor'] }),
    await addField({ name: 'Taxa', seenBy: ['treasurer'] }),
  ]
  const hidden = await addField({ name: 'Segredo' })
  const member = await saved(newMember({ [diet.id]: 'vegana', [fee.id]: 'sim', [hidden.id]: 'x' }))
  const [conductor, treasurer] = [
    await joinAs(server.app, admin, 'conductor'),
    await joinAs(server.app, admin, 'treasurer'),
  ]
  expect(await namesOf(conductor)).toEqual(['Dieta'])
  expect(await namesOf(treasurer)).toEqual(['Taxa'])
  const readBy = async (person: SignedIn) => {
    const one = (await get(`/members/find-member?id=${member.id}`, person)).member.ownValues
    expect((await get('/members/list-members', person)).members[0].ownValues).toEqual(one)
    expect((await get('/members/all-members', person))[0].ownValues).toEqual(one)
    return one
  }
  expect(await readBy(conductor)).toEqual({ [diet.id]: 'vegana' })
  expect(await readBy(treasurer)).toEqual({ [fee.id]: 'sim' })
  const stranger = await foundGroup(server.app)
  expect(await namesOf(stranger)).toEqual([])
  for (const person of [conductor, treasurer]) {
    expect((await post('/members/add-own-field', { field: newField({ name: 'Outro' }) }, person)).statusCode).toBe(403)
    expect((await callAs(server.app, person, 'GET', '/members/count-own-fields')).statusCode).toBe(403)
  }
})

test('whoever manages members does not write what members alone write', async () => {
  const own = await addField({ seenBy: ['self'], writtenBy: ['self'] })
  expect(await refusalOf(save(newMember({ [own.id]: 'x' })))).toEqual([
    400,
    { [`member.ownValues.${own.id}`]: 'not_allowed' },
  ])
})

test('a value is stored under the kind that its field has then', async () => {
  const diet = await addField()
  const answer = await whileLocked(
    server,
    [`update own_fields set kind = 'number', version = version + 1 where id = $1`, diet.id],
    () => save(newMember({ [diet.id]: 'vegana' })),
  )
  expect(await refusalOf(Promise.resolve(answer))).toEqual([400, { [`member.ownValues.${diet.id}`]: 'wrong_type' }])
})

test('personal data name the values, erasure and the purge delete them', async () => {
  const shirt = await addShirt()
  const diet = await addField()
  const member = await saved(newMember({ [shirt.id]: large.id }))
  const friend = await saved(newMember({ [diet.id]: 'como a Ana Prado' }, { name: 'Bia Leal' }))
  const data = async () => (await get(`/members/find-member-data?id=${member.id}`)).data
  expect((await data()).ownValues).toEqual([{ name: 'Camiseta', value: 'G' }])
  await callAs(server.app, admin, 'DELETE', `/members/remove-own-field?id=${shirt.id}`)
  expect((await data()).ownValues).toEqual([{ name: 'Camiseta', value: 'G' }])

  const { groupId } = (
    await server.pool.query<{ groupId: string }>('select group_id as "groupId" from members where id = $1', [member.id])
  ).rows[0] ?? { groupId: '' }
  await server.pool.query('update groups set purge_months = 1 where group_id = $1', [groupId])
  await privacyRepository(server.db).purge(groupId, new Date(Date.now() + 90 * 86_400_000))
  const stored = async (id: string) =>
    (await server.db.execute(sql`select own_values from members where group_id = ${groupId} and id = ${id}`)).rows
  expect(await stored(member.id)).toEqual([{ own_values: {} }])

  const former = await saved({ ...member, ownValues: { [diet.id]: 'sem glúten' }, status: 'former' })
  await post('/members/erase-member', { member: { id: former.id, version: former.version } })
  expect(await stored(member.id)).toEqual([{ own_values: {} }])
  expect(await stored(friend.id)).toEqual([{ own_values: { [diet.id]: 'como a —' } }])
})

test('an import brings values, is refused at wrong ones by line, and undone gives back the former ones', async () => {
  const diet = await addField()
  const shirt = await addShirt()
  const known = await saved(newMember({ [diet.id]: 'vegana' }))
  const importLines = (members: object[], updates: object[] = []) =>
    post('/members/import-members', { import: { id: newId(), fileName: 'lista.csv', members, updates } })
  const bia = newMember({ [shirt.id]: newId() }, { name: 'Bia' })
  expect(await refusalOf(importLines([newMember({}, { name: 'Caio' }), bia]))).toEqual([
    400,
    { [`import.members.1.ownValues.${shirt.id}`]: 'not_allowed' },
  ])
  const update = { ...known, ownValues: { [diet.id]: 'sem glúten', [shirt.id]: small.id } }
  const done = await importLines([{ ...bia, ownValues: { [shirt.id]: small.id } }], [update])
  expect(done.statusCode).toBe(201)
  const values = async () =>
    ((await get('/members/all-members')) as Member[]).map(({ name, ownValues }) => [name, ownValues])
  expect(await values()).toEqual([
    ['Ana Prado', update.ownValues],
    ['Bia', { [shirt.id]: small.id }],
  ])
  expect(await log('member_changed')).toMatchObject([
    { before: { ownValues: { Dieta: 'vegana' } }, after: { ownValues: { Dieta: 'sem glúten', Camiseta: 'P' } } },
  ])
  const { id } = done.json().import
  expect((await callAs(server.app, admin, 'DELETE', `/members/remove-import?id=${id}`)).statusCode).toBe(200)
  expect(await values()).toEqual([['Ana Prado', { [diet.id]: 'vegana' }]])
})

test('members read and write their own by a link of theirs, and nobody by one that others may know', async () => {
  const diet = await addField({ seenBy: ['self'], writtenBy: ['manager', 'self'] })
  const photos = await addField({ name: 'Fotos', kind: 'consent', seenBy: ['self'], writtenBy: ['self'] })
  const shirt = await addField({ name: 'Traje', seenBy: ['self'] })
  await addField({ name: 'Segredo' })
  const member = await saved(newMember({ [shirt.id]: 'preto' }))
  const groupId = admin.userData.group.id
  const told = (await post('/links/make-links', { memberIds: [member.id] })).json().links[0].token
  const current = await ownLinkOf(server, groupId, member.id)
  const call = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { 'x-personal-link': token }, ...(payload && { payload }) })
  const set = (token: string, fieldId: string, value: unknown) =>
    call(token, 'POST', '/replies/set-own-value', { ownValue: { fieldId, value } })
  const shown = async () => (await call(current, 'GET', '/replies/my-page')).json().ownFields
  expect(await shown()).toEqual([
    { id: diet.id, name: 'Dieta', kind: 'text', isWritable: true },
    { id: photos.id, name: 'Fotos', kind: 'consent', isWritable: true },
    { id: shirt.id, name: 'Traje', kind: 'text', isWritable: false, value: 'preto' },
  ])
  expect((await set(current, diet.id, 'vegana')).json().ownFields[0].value).toBe('vegana')
  expect((await set(current, photos.id, { isGiven: true, on: '2026-03-01' })).json().ownFields[1].value).toEqual({
    isGiven: true,
    on: '2026-03-01',
    recordedBy: 'Ana Prado',
  })
  expect(await refusalOf(set(current, shirt.id, 'azul'))).toEqual([400, { 'ownValue.value': 'not_allowed' }])
  expect(await refusalOf(set(current, diet.id, 7))).toEqual([400, { 'ownValue.value': 'wrong_type' }])
  expect((await set(current, newId(), 'x')).statusCode).toBe(404)
  expect((await get(`/members/find-member?id=${member.id}`)).member).toMatchObject({ version: 3 })
  expect((await set(current, diet.id, null)).json().ownFields[0]).not.toHaveProperty('value')
  const [last] = await log('member_changed')
  expect(last).toMatchObject({ actorName: 'Ana Prado', before: { ownValues: { Dieta: 'vegana' }, via: 'own' } })

  expect((await call(told, 'GET', '/replies/my-page')).json()).not.toHaveProperty('ownFields')
  expect((await set(told, diet.id, 'carne')).statusCode).toBe(403)
  expect(await get(`/replies/preview-page?id=${member.id}`)).not.toHaveProperty('ownFields')
})

test('a list is filtered by an own field, of which others find nobody', async () => {
  const shirt = await addShirt()
  const diet = await addField({ seenBy: ['conductor'] })
  const photos = await addField({ name: 'Fotos', kind: 'consent' })
  const smoker = await addField({ name: 'Fuma', kind: 'yesNo' })
  const consent = (isGiven: boolean) => ({ isGiven, on: '2026-03-01' })
  await save(newMember({ [shirt.id]: small.id, [diet.id]: 'Vegana, sem glúten', [smoker.id]: false }))
  await save(newMember({ [shirt.id]: large.id, [photos.id]: consent(true) }, { name: 'Bia' }))
  await save(newMember({ [photos.id]: consent(false), [smoker.id]: true }, { name: 'Caio' }))
  const found = async (id: string, value?: string, person = admin) => {
    const config = `config[ownField]=${id}${value === undefined ? '' : `&config[ownValue]=${encodeURIComponent(value)}`}`
    const { members, total } = await get(`/members/list-members?${config}`, person)
    expect(total).toBe(members.length)
    expect((await get(`/members/count-members?${config}`, person)).total).toBe(total)
    expect(await get(`/members/all-members?${config}`, person)).toHaveLength(total)
    return members.map(({ name }: Member) => name)
  }
  expect(await found(shirt.id, small.id)).toEqual(['Ana Prado'])
  expect(await found(shirt.id)).toEqual(['Ana Prado', 'Bia'])
  expect(await found(shirt.id, '-')).toEqual(['Caio'])
  expect(await found(diet.id, 'GLUTEN vega')).toEqual(['Ana Prado'])
  expect(await found(photos.id, 'yes')).toEqual(['Bia'])
  expect(await found(photos.id, 'no')).toEqual(['Caio'])
  expect(await found(smoker.id, 'no')).toEqual(['Ana Prado'])
  expect(await found(newId())).toEqual([])
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect(await found(diet.id, 'vegana', conductor)).toEqual(['Ana Prado'])
  expect(await found(shirt.id, small.id, conductor)).toEqual([])
})
