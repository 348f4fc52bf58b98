import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkDatabase } from '../../../server/platform/doctor/databaseChecks'
import { checkNode, checkZones } from '../../../server/platform/doctor/machine'
import { makeDataDir, removeDataDir, spawnServer } from '../support/builtServer'
import { createTestServer } from '../support/harness'
import { startMailbox } from '../support/mailbox'

const buildDir = `${inject('buildDir')}/server`
let dataDir: string
let folder: string

beforeAll(async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  folder = join(dirname(dataDir), 'backups')
  await mkdir(folder)
})

afterAll(() => removeDataDir(dataDir))

/** As `npm run doctor` does, beside a server or without one. */
async function doctor(env: Record<string, string> = {}, ...options: string[]) {
  const child = spawn(process.execPath, [`${buildDir}/doctor.mjs`, ...options], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_DIR: folder, ...env },
    cwd: dirname(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await once(child, 'exit')
  const [stdout, stderr] = await said
  return { status, stderr, lines: stdout.trim().split('\n') }
}

const line = (words: string) => expect.stringMatching(words)
/** Told of the machine that the tests run on, which may be any. */
const isOfMachine = (said: string) => /^\S+ +(Node|Clock: (not )?kept by|Disk)/.test(said)

test('says of each part that it is well, while the server runs', async () => {
  const server = spawnServer(`${buildDir}/server.mjs`, { DATA_DIR: dataDir, BACKUP_DIR: folder })
  await server.ready
  await expect.poll(() => readdir(folder), { timeout: 60_000 }).toEqual([line(/\.gz$/.source)])
  const { lines, stderr } = await doctor()
  await server.end('SIGTERM')
  expect(stderr).toBe('')
  expect(lines.filter((said) => !isOfMachine(said))).toEqual([
    line('^ok  Batuta: '),
    line(`^ok  Time zones: IANA's 20`),
    line('^ok  Rights: .*jwt-secret is its owner'),
    line('^ok  PostgreSQL: 1'),
    line('^ok  Tables: as this Batuta knows them'),
    line('^ok  Rights: the record of who did what cannot be changed'),
    line('^ok  Clock: the same as that of the database'),
    line('^ok  Backups: .*0 hours old, was read to its end: [0-9]+ rows'),
    line('^ok  Registration: anybody'),
    line('^ok  Mail: SMTP_URL is not set'),
    line('^ok  Mail: BOUNCE_IMAP_URL is not set'),
  ])
  expect(lines.filter((said) => said.includes('Disk'))).toHaveLength(2)
})

test('says what to do where something is amiss, and ends with 1', async () => {
  await chmod(join(dataDir, 'jwt-secret'), 0o644)
  const [name = ''] = await readdir(folder)
  const whole = await readFile(join(folder, name))
  await writeFile(join(folder, name), whole.subarray(0, whole.length / 2))
  const { lines, status } = await doctor()
  expect(status).toBe(1)
  expect(lines.filter((said) => said.startsWith('DO') && !isOfMachine(said))).toEqual([
    line('Rights: .*jwt-secret can be read by others.*chmod 600'),
    line('Backups: .*cannot be used'),
  ])
  await writeFile(join(folder, name), whole)
  expect((await doctor({ BACKUP_DIR: '' })).lines).toContainEqual(line('^DO  Backups: none are made .*set BACKUP_DIR'))
  expect((await doctor({ DATA_DIR: join(folder, 'none') })).lines).toContainEqual(
    line('^DO  Database: there is no database'),
  )
  expect(await doctor({ PORT: 'many' })).toMatchObject({ status: 1, stderr: line('^Stopped: PORT must be') })
})

test('sends a message to whom it is told', async () => {
  const mailbox = await startMailbox()
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'no-reply@example.org', PUBLIC_URL: 'https://batuta.example' }
  expect((await doctor(mail)).lines).toContainEqual(line('^ok  Mail: .*--mail'))
  expect(mailbox.mails).toEqual([])
  expect((await doctor(mail, '--mail', 'ana@example.org')).lines).toContainEqual(line('^ok  Mail: .*ana@example.org'))
  expect((await mailbox.next('ana@example.org')).subject).toBe('Batuta: a test')
  await mailbox.close()
  expect((await doctor(mail, '--mail', 'ana@example.org')).lines).toContainEqual(
    line('^DO  Mail: no message could be sent'),
  )
  expect((await doctor(mail, '--post')).stderr).toMatch(/npm run doctor -- --mail/)
})

test('knows lines of Node that nobody mends, and tables of time zones that are old', () => {
  expect(['20.20.2', '22.11.0', '23.1.0', '26.0.0'].map((version) => checkNode(version).isWell)).toEqual([
    false,
    true,
    false,
    true,
  ])
  const now = Date.UTC(2027, 5, 1)
  expect(['2025c', '2026f', '2027a'].map((release) => checkZones(release, now).isWell)).toEqual([false, true, true])
})

test('sees a record that can be changed, and tables of another Batuta', async () => {
  const server = await createTestServer()
  await server.pool.query('grant delete on audit_entries to current_user')
  await server.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  expect((await checkDatabase(server.connection)).filter(({ isWell }) => !isWell)).toEqual([
    { part: 'Tables', isWell: false, text: line('^1 steps behind') },
    { part: 'Rights', isWell: false, text: line('can be changed: start Batuta again') },
  ])
  await server.close()
})
