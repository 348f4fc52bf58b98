import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { nameOfBackup } from '../../../server/platform/backup/backupFolder'
import { apiAt } from '../support/api'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'
import { startServer } from '../support/serverProcess'

/** A server whose folder for backups is none, so that the first one fails, and is tried again after minutes only. */
const withoutBackups = e2e
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
  .extend('backups', { scope: 'file' }, async ({}, { onCleanup }) => {
    const parent = await mkdtemp(join(tmpdir(), 'batuta-backups-'))
    const folder = join(parent, 'backups')
    await writeFile(folder, 'a file, and no folder')
    const server = await startServer(`${inject('buildDir')}/server/server.mjs`, {
      emptyCluster: inject('emptyCluster'),
      env: { BACKUP_DIR: folder },
    })
    onCleanup(async () => {
      await server.stop()
      await rm(parent, { recursive: true })
    })
    return { folder, url: server.url, errors: server.errors, api: apiAt(server.url) }
  })

withoutBackups('an administrator reads on Home that backups are late, and since when', async ({ app, backups }) => {
  const admin = await backups.api.foundGroup()
  const treasurer = await backups.api.join(admin, 'treasurer')
  await expect.poll(() => backups.errors().join()).toContain('no backup could be made')
  const page = await app.visit('/', { as: admin, at: backups.url })
  const heading = page.getByRole('heading', { name: 'Backups' })
  await see(heading, page.getByText('No backup of the records could be made yet.'))

  await rm(backups.folder)
  await mkdir(backups.folder)
  await writeFile(join(backups.folder, nameOfBackup(new Date('2026-02-03T15:04:05Z'))), '')
  await page.reload()
  await see(heading, page.getByText('The newest backup of all records is of Feb 3, 2026, 12:04 PM.'))

  await writeFile(join(backups.folder, nameOfBackup(new Date())), '')
  await page.reload()
  await see(page.getByRole('heading', { name: /^Good to see you/ }))
  await missing(heading)

  await rm(backups.folder, { recursive: true })
  const others = await app.visit('/', { as: treasurer, at: backups.url })
  await see(others.getByRole('heading', { name: /^Good to see you/ }))
  await missing(others.getByRole('heading', { name: 'Backups' }))
})
