import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ComingShown } from '@contract/group'
import { replyFixture } from './replyFixture'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** A band whose group shows so much, with an event that Ana comes to, Caio does not, and Bia has not answered. */
async function newBand(showsComing?: ComingShown) {
  const admin = await foundGroup(server.app)
  const band = replyFixture(server.app, admin)
  const [ana, bia, caio] = [
    await band.member('Ana Lima'),
    await band.member('Bia Reis'),
    await band.member('Caio Sá', { section: 'strings', instrument: 'Violin' }),
  ]
  const rehearsal = await band.event({ title: 'Ensaio' })
  await band.set({ eventId: rehearsal.id, memberId: ana.id, answer: 'yes', reason: 'Chego tarde' })
  await band.set({ eventId: rehearsal.id, memberId: caio.id, answer: 'no', reason: 'Viagem' })
  const { group } = (await band.get('/group/settings')).json()
  if (showsComing) await band.post('/group/settings', { group: { ...group, showsComing } })
  const link = await band.link(bia.id)
  const byLink = async (eventId = rehearsal.id) =>
    (await band.byLink(link, 'GET', `/replies/who-comes?id=${eventId}`)).json()
  return { ...band, admin, ana, rehearsal, biasLink: link, byLink, byLinkOf: band.byLink }
}

test('nothing of who comes is shown until the group decides so', async () => {
  const band = await newBand()
  expect(await band.byLink()).toEqual({})
  expect((await band.page(band.biasLink)).group).not.toHaveProperty('showsComing')
})

test('numbers are numbers alone', async () => {
  const band = await newBand('numbers')
  expect(await band.byLink()).toEqual({ counts: { yes: 1, maybe: 0, no: 1, silent: 1 } })
  expect((await band.page(band.biasLink)).group.showsComing).toBe('numbers')
})

test('names are of those who come, by section, without reasons', async () => {
  const band = await newBand('names')
  const shown = {
    counts: { yes: 1, maybe: 0, no: 1, silent: 1 },
    sections: [{ section: 'brass', names: ['Ana Lima'] }],
  }
  expect(await band.byLink()).toEqual(shown)
  const otto = await joinAs(server.app, band.admin, 'member')
  expect(otto.userData.group.showsComing).toBe('names')
  const signedIn = await callAs(server.app, otto, 'GET', `/replies/who-comes?id=${band.rehearsal.id}`)
  expect(signedIn.json()).toEqual(shown)
})

test('nobody is shown who comes to what they are not asked to', async () => {
  const band = await newBand('names')
  const chosen = await band.event({ extendedProps: { asks: { who: 'members', memberIds: [band.ana.id] } } })
  await band.set({ eventId: chosen.id, memberId: band.ana.id, answer: 'yes' })
  expect(await band.byLink(chosen.id)).toEqual({})
  const otto = await joinAs(server.app, band.admin, 'member')
  expect((await callAs(server.app, otto, 'GET', `/replies/who-comes?id=${chosen.id}`)).json()).toEqual({})
  const rui = await band.deputy(band.rehearsal.id)
  const url = `/replies/who-comes?id=${band.rehearsal.id}`
  expect((await band.byLinkOf(await band.deputyLink(rui.id), 'GET', url)).json()).toEqual({})
  const elsewhere = await newBand('names')
  expect(await elsewhere.byLink(band.rehearsal.id)).toEqual({})
})
