import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import type { HomeOverview } from '@contract/home/overview'
import { restoreBackup } from '../../../server/platform/backup/restoreBackup'
import { newFinance } from '../finances/financeFixture'
import { callAs, signIn } from '../support/factories'
import { createTestServer } from '../support/harness'

/**
 * Backups that were made by the servers of their time, by name of the version: a group of one admin, two members, three entries (one
 * received, one spent, one owed) and two events, of which the first is finished. Each release adds one. There is none of 0.1.0, which
 * could make none; that of 0.2.0 is by the first of its servers that could.
 */
const folder = join(import.meta.dirname, '../../versions/releases')

test.each(readdirSync(folder))('the backup %s comes back, and its people go on from there', async (name) => {
  const server = await createTestServer()
  await restoreBackup(server.connection, join(folder, name), false, () => {})
  const answer = await signIn(server.app, 'ana@banda.example', 'a long pass word of 2026')
  expect(answer.statusCode).toBe(200)
  const ana = SignedIn.parse(answer.json())
  expect(ana.userData.group.name).toBe('Banda de Anteontem')
  const overview = async () => (await callAs(server.app, ana, 'GET', '/home/overview')).json<HomeOverview>()
  expect(await overview()).toMatchObject({
    balance: { balance: 5000 - 1234 },
    debtors: { debtors: [{ name: 'Bia', amount: 777 }], total: 1, amount: 777 },
    attendance: [{ title: 'Ensaio geral', present: 1, absent: 1 }],
    members: { total: 2 },
  })
  const paid = await callAs(server.app, ana, 'POST', '/finances/add-finance', { finance: newFinance({ amount: 100 }) })
  expect(paid.statusCode).toBe(201)
  expect((await overview()).balance?.balance).toBe(5000 - 1234 + 100)
  await server.close()
})
