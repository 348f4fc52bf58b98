import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tellOfRestore } from '../../../server/areas/notices/restoredBackup'
import { restoreBackup } from '../../../server/platform/backup/restoreBackup'
import { writeBackup } from '../../../server/platform/backup/writeBackup'
import { callAs, foundGroup, joinAs, newPerson } from '../support/factories'
import { createTestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'
import { runJobs } from '../support/worker'

test('what a backup brought back is told in each group’s record, and by mail to who answers for it', async () => {
  const mailbox = await startMailbox()
  const config = { smtpUrl: mailbox.url, mailFrom: 'no-reply@example.org', publicUrl: 'https://batuta.example' }
  const server = await createTestServer({ config })
  const folder = await mkdtemp(join(tmpdir(), 'batuta-told-'))
  const before = await runJobs(server)
  const admin = await foundGroup(server.app)
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const conductor = await joinAs(server.app, admin, 'conductor')
  const other = await foundGroup(server.app, newPerson({ name: 'Bento' }))
  await before.stop()

  const file = join(folder, 'backup.sql.gz')
  await writeBackup({ connection: server.connection, secret: { kid: 'kid', files: {} } }, file, () => {})
  const { header } = await restoreBackup(server.connection, file, true, () => {})
  await tellOfRestore(server.dependencies.db, header.madeAt)
  const worker = await runJobs(server)
  const words = 'restored from a backup'
  const mails = await Promise.all([admin, treasurer, other].map(({ userData }) => mailbox.next(userData.email, words)))
  for (const { text } of mails) expect(text).toContain('Whoever runs the server put all records')
  for (const person of [admin, other]) {
    const url = '/audit/list-entries?config[action]=backup_restored'
    const { entries } = (await callAs(server.app, person, 'GET', url)).json()
    const { name, id } = person.userData.group
    expect(entries).toMatchObject([
      { subjectType: 'group', subjectId: id, subjectName: name, after: { madeAt: header.madeAt } },
    ])
    expect(entries[0]).not.toHaveProperty('actorId')
  }
  expect(
    mailbox.mails.filter(({ to, subject }) => to.includes(conductor.userData.email) && subject.includes(words)),
  ).toEqual([])
  await worker.stop()
  await server.close()
  await mailbox.close()
  await rm(folder, { recursive: true })
})
