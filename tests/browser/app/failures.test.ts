import pg from 'pg'
import { expect } from 'vitest'
import { startEmbedded } from '../../../server/platform/db/embedded/startEmbedded'
import { createLogger } from '../../../server/platform/http/logging'
import { apiAt } from '../support/api'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const NUMBER = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

/** Makes calls fail in earnest: behind the server's back a table has another name meanwhile. */
async function whileBroken(dataDir: string, table: string, task: () => Promise<void>): Promise<void> {
  const { connection, release } = await startEmbedded({ dataDir, log: createLogger('silent') })
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`alter table ${table} rename to away`)
    await task().finally(() => client.query(`alter table away rename to ${table}`))
  } finally {
    await client.end()
    await release()
  }
}

e2e('what fails on the server says which number to quote, and hands it over', async ({ app, newServer }) => {
  const api = apiAt(newServer.url)
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Bia Reis' })
  const context = await app.open({ as: admin, at: newServer.url })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: newServer.url })
  const list = await context.newPage()
  await list.goto('/members')
  await see(list.getByRole('button', { name: 'Actions for Bia Reis' }))
  const page = await context.newPage()
  const copied = () => list.evaluate(() => navigator.clipboard.readText())
  await whileBroken(newServer.dataDir, 'members', async () => {
    await page.goto('/members')
    const alert = page.getByRole('alert').filter({ hasText: 'This did not load' })
    await see(alert)
    const [shown] = NUMBER.exec((await alert.textContent()) ?? '') ?? []
    expect(shown).toBeDefined()
    await alert.getByRole('button', { name: 'Copy the number' }).click()
    await expect.poll(copied).toBe(shown)

    await page.goto('/members/new')
    const name = page.getByRole('group', { name: 'Who' }).getByRole('textbox', { name: 'Name' })
    await name.fill('Ana Lima')
    await page.getByLabel('Section').selectOption('brass')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(page.getByRole('alert').filter({ hasText: NUMBER }))
    await expect.poll(() => name.inputValue()).toBe('Ana Lima')

    await list.getByRole('button', { name: 'Actions for Bia Reis' }).click()
    await list.getByRole('button', { name: 'Remove', exact: true }).click()
    await see(toast(list, NUMBER))
    await toast(list, NUMBER).getByRole('button', { name: 'Copy the number' }).click()
    await expect.poll(copied).not.toBe(shown)
    expect(await copied()).toMatch(NUMBER)
  })
  await page.goto('/members')
  await see(title(page, 'Members 1'))
  await missing(page.getByRole('alert').filter({ hasText: 'This did not load' }))
})
